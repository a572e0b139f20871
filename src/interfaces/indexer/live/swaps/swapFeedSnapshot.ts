import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'

/** What a view sees of a feed; a new object at each flush, at most five a second. */
export type SwapFeedSnapshot = {
  swaps: readonly Swap[]
  state: LiveState
  /** When the last trade or answer arrived. */
  freshAt: Date | null
  /** Why the last reading failed; null after one that worked. */
  error: unknown
  loaded: boolean
  /** Whether older trades may exist beyond the loaded ones. */
  more: boolean
  /** Counts reorganisations and reloads: charts read their candles again. */
  rewrites: number
  /** How many of the received trades could not be read and are missing from the list. */
  unreadable: number
}

/** What a feed shows before its first answer. */
export const emptySnapshot: SwapFeedSnapshot = {
  swaps: [],
  state: 'connecting',
  freshAt: null,
  error: null,
  loaded: false,
  more: true,
  rewrites: 0,
  unreadable: 0,
}
