import type { Rpc } from '#network/rpc/client.ts'
import { followed } from '#network/store/schema.ts'
import { type Database, notify } from '#network/store/store.ts'
import { initialiseStore, readChainState } from '#network/sync/chainState.ts'
import type { Log } from '#network/sync/syncLog.ts'
import { readSyncTarget, type SyncTarget } from '#network/sync/syncTarget.ts'
import { lockChain } from '#network/sync/write/lockChain.ts'
import { commonAncestor } from './commonAncestor.ts'
import { rollback } from './rollback.ts'

export type ReorgOptions = { rpc: Rpc; database: Database; target: SyncTarget; log: Log }

/**
 * Takes the store back to the newest block the node still has, and tells it; -1 when the node has another chain
 * altogether, which empties the store.
 */
export async function handleReorg(
  options: ReorgOptions,
  where: { from: number; head: number },
): Promise<number> {
  const { rpc, database, log } = options
  const { newest } = await readChainState(database)
  const ancestor = await commonAncestor(rpc, database, Math.min(where.from, where.head))
  if (ancestor < 0) {
    const { curveFactory = null, lendingPool = null } = options.target
    const target = Object.assign(options.target, await readSyncTarget(rpc, { curveFactory, lendingPool }))
    log('warning', 'Another chain: starting over', { genesis: target.genesisHash })
    await initialiseStore(database, target)
    await notify(database, { block: -1, rolledBackTo: -1 })
    return -1
  }
  log('warning', 'Reorg', { ...where, to: ancestor })
  await database.transaction(async (transaction) => {
    await lockChain(transaction, newest)
    await rollback(transaction, ancestor)
    await transaction.update(followed).set({ headBlock: where.head })
    await notify(transaction, { block: ancestor, rolledBackTo: ancestor })
  })
  return ancestor
}
