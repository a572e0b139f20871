import { useSyncExternalStore } from 'react'
import { type SwapFeedSnapshot, swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'

/** The live trades of a market, as they are now. */
export function useSwapFeed(poolAddress: string): SwapFeedSnapshot {
  const feed = swapFeed(poolAddress)
  return useSyncExternalStore(feed.subscribe, feed.snapshot)
}
