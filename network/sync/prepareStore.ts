import type { Rpc } from '#network/rpc/rpcClient.ts'
import type { Database } from '#network/store/store.ts'
import type { NodeMethods } from '#network/sync/read/nodeMethods.ts'
import { chooseFirstBlock, type FirstBlock, storedPart } from './firstBlock.ts'
import { initialiseStore } from './initialiseStore.ts'
import { type Contracts, readSyncTarget, type SyncTarget } from './syncTarget.ts'

type Preparation = {
  rpc: Rpc
  database: Database
  methods: NodeMethods
  /** Where the stored part of the chain begins. Default: at its genesis. */
  firstBlock?: FirstBlock | undefined
  contracts: Contracts
  /** Empties the store, even of the same chain. */
  startOver?: boolean
}

/** Asks the node for its chain and prepares the store for it. Resolves to the chain and contracts to read. */
export async function prepareStore(preparation: Preparation): Promise<SyncTarget> {
  const { rpc, database, methods, firstBlock = 0, contracts, startOver = false } = preparation
  const chain = await readSyncTarget(rpc, contracts)
  const kept = startOver ? undefined : await storedPart(database, chain)
  const target = {
    ...chain,
    firstBlock: await chooseFirstBlock(rpc, firstBlock, kept, chain.firstBlock),
    internalCalls: methods.traces !== 'none',
  }
  await initialiseStore(database, target, { startOver })
  return target
}
