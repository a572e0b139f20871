import type { ChangeFeed } from '#network/indexer/subscriptions/changeFeed.ts'
import type { ReadSyncStatus } from '#network/store/health.ts'
import type { Database } from '#network/store/store.ts'

/** What every resolver gets besides its arguments. */
export type IndexerContext = {
  database: Database
  feed: ChangeFeed
  syncStatus?: ReadSyncStatus | undefined
  startedAt: Date
  /** Closes the caller's connection, when a subscriber reads too slowly. */
  disconnect?: (() => void) | undefined
}
