import { feeOf } from '#domain/markets/curve.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { useSwapFeed } from '#pages/markets/parts/useSwapFeed.ts'

/** The fee of the newest trade in parts per million; null before the first. The next one may differ: it follows volatility. */
export function useCurrentFee(market: Market): bigint | null {
  const { swaps } = useSwapFeed(market.poolAddress)
  for (const swap of swaps.slice(0, 20)) {
    const fee = feeOf(swap)
    if (fee !== null) return fee
  }
  return null
}
