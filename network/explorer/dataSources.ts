import type { Assets } from '#network/explorer/node/assets.ts'
import type { Node } from '#network/explorer/node/node.ts'
import type { Database } from '#network/store/store.ts'
import type { LookupCache } from './lookupCache.ts'

/** What every answer is made from: the store, the node for what only it knows, and the assets it prices. */
export type DataSources = {
  database: Database
  node: Node
  assets: () => Promise<Assets>
  known: LookupCache
}
