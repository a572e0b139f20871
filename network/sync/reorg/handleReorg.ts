import { followed } from '#network/store/schema/followed.ts'
import { notify } from '#network/store/store.ts'
import { readChainState } from '#network/sync/chainState.ts'
import { initialiseStore } from '#network/sync/initialiseStore.ts'
import type { SyncContext } from '#network/sync/syncContext.ts'
import { readSyncTarget } from '#network/sync/syncTarget.ts'
import { lockChain } from '#network/sync/write/lockChain.ts'
import { commonAncestor } from './commonAncestor.ts'
import { rollback } from './rollback.ts'

/**
 * Takes the store back to the newest block that the node still has, and notifies the services. Resolves to that block,
 * or to -1 after the node began another chain, which empties the store.
 */
export async function handleReorg(
  { rpc, store: { database }, target, log }: SyncContext,
  where: { from: number; head: number },
): Promise<number> {
  const { newest } = await readChainState(database)
  const ancestor = await commonAncestor(rpc, database, Math.min(where.from, where.head))
  if (ancestor < 0) {
    const { curveFactory = null, lendingPool = null } = target
    Object.assign(target, await readSyncTarget(rpc, { curveFactory, lendingPool }))
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
