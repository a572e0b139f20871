import { queryOptions } from '@tanstack/react-query'
import { dollarDecimals } from '#domain/explorer/calledTokens.ts'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { readApprovedStablecoins } from '#interfaces/node/contract/curve/approvedStablecoins.ts'
import { config } from '#lib/browser/config/config.ts'
import { decimals } from '#spec/abi/tokenSelectors.ts'

/**
 * Reads the coins that pay sales on markets. One that does not say 18 decimals is left out, because markets misread its units;
 * none without markets.
 */
export function dollarCoinsQuery() {
  const registry = config().curve?.registry
  return queryOptions({
    queryKey: ['node', 'dollarCoins', registry],
    queryFn: async ({ signal }) => {
      const coins = registry ? await readApprovedStablecoins(registry, signal) : []
      const places = await Promise.all(coins.map((coin) => readContractWord(coin, decimals, signal)))
      return coins.filter((_, index) => places[index] === BigInt(dollarDecimals))
    },
    staleTime: 300_000,
  })
}
