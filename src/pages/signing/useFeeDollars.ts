import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { multiply } from '#lib/numbers/decimal.ts'

/** A fee in coins and in dollars, each null while unknown. The price is null where there is none. */
export function useFeeDollars(wei: bigint | null) {
  const coins = wholeCoins(wei)
  const coinPrice = useQuery(statsQuery()).data?.coinPrice
  return { coins, coinPrice, dollars: coins !== null && coinPrice ? multiply(coins, coinPrice) : null }
}
