import type { Assets } from '#network/explorer/assets/assets.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import type { VerifiedContracts } from '#network/explorer/verification/verifiedContracts.ts'
import type { Database } from '#network/store/store.ts'
import type { LookupCache } from './lookupCache.ts'

/** Where answers come from: the store, the node for what the store does not have, and the assets with their prices. */
export type DataSources = {
  database: Database
  node: Node
  assets: () => Promise<Assets>
  known: LookupCache
  contracts: VerifiedContracts
}
