import { useSyncExternalStore } from 'react'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import type { SwapFeedSnapshot } from '#interfaces/indexer/live/swaps/swapFeedSnapshot.ts'

/** The current state of a market's live trades. */
export function useSwapFeed(poolAddress: string): SwapFeedSnapshot {
  const feed = swapFeed(poolAddress)
  return useSyncExternalStore(feed.subscribe, feed.snapshot)
}
