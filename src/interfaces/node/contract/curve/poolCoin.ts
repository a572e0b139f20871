import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { getStableBalance } from '#spec/abi/hlpmmPoolSelectors.ts'

/**
 * Base units of one stablecoin that a pool holds, by its `getStableBalance`; null where it does not say. A pool pays a sale
 * in other coins too, but a trade of a token for a token goes through one.
 */
export function poolCoinQuery(pool: Address, stablecoin: Address) {
  return queryOptions({
    queryKey: ['node', 'poolCoin', pool, stablecoin],
    queryFn: ({ signal }) => readContractWord(pool, encodeCall(getStableBalance, stablecoin), signal),
    refetchInterval: 10_000,
  })
}
