import type { ChangeFeed } from '#network/indexer/subscriptions/changeFeed.ts'
import type { SyncStatus } from '#network/store/health.ts'
import type { Database } from '#network/store/store.ts'

/** What every resolver gets beside its arguments. */
export type IndexerContext = {
  database: Database
  feed: ChangeFeed
  syncStatus?: SyncStatus | undefined
  startedAt: Date
  /** Ends the caller's connection: for a subscriber that reads too slowly. */
  disconnect?: (() => void) | undefined
}
