import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#lib/wire/shapes.ts'
import { token } from '#spec/abi/hlpmmPoolSelectors.ts'
import { readAddress } from './marketContracts.ts'

/**
 * The token that a pool says it sells; null where the contract has no such function. It is proved only by `curveTokensQuery`,
 * which asks the factory, too.
 */
export function poolTokenQuery(pool: Address) {
  return queryOptions({
    queryKey: ['node', 'poolToken', pool],
    queryFn: ({ signal }) => readAddress(pool, token, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
