import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'

/** The state of a feed for its views; a new object at each flush, at most five a second. */
export type SwapFeedSnapshot = {
  swaps: readonly Swap[]
  state: LiveState
  /** When the last trade or answer arrived. */
  freshAt: Date | null
  /** The error of the last reading; null after a successful one. */
  error: unknown
  loaded: boolean
  /** Whether older trades may exist beyond the loaded ones. */
  more: boolean
  /** The number of reorganisations and restarts; charts read their candles again when it changes. */
  rewrites: number
  /** The number of unreadable trades, which are missing from the list. */
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
