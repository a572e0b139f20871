import type { Feed } from '#network/indexer/subscriptions/changeFeed.ts'
import type { Following } from '#network/store/health.ts'
import type { Database } from '#network/store/store.ts'

/** What every resolver gets beside its arguments. */
export type IndexerContext = {
  database: Database
  feed: Feed
  following?: Following | undefined
  startedAt: Date
  /** Ends the caller's connection: for a subscriber that reads too slowly. */
  disconnect?: (() => void) | undefined
}
