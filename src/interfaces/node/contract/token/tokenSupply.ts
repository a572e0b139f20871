import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { totalSupply } from '#spec/abi/tokenSelectors.ts'

/** A token's own `totalSupply()` in base units; null when the contract does not answer. */
export function tokenSupplyQuery(token: Address) {
  return queryOptions({
    queryKey: ['node', 'tokenSupply', token],
    queryFn: ({ signal }) => readContractWord(token, encodeCall(totalSupply), signal),
    staleTime: 60_000,
  })
}
