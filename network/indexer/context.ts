import type { Following } from '#network/service/health.ts'
import type { Database } from '#network/store/store.ts'
import type { Feed } from './feed.ts'

/** What every resolver gets beside its arguments. */
export type IndexerContext = {
  database: Database
  feed: Feed
  following?: Following | undefined
  startedAt: Date
  /** Ends the caller's connection: for a subscriber that reads too slowly. */
  disconnect?: (() => void) | undefined
}
