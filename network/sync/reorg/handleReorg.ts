import { followed } from '#network/store/schema/followed.ts'
import { notify } from '#network/store/store.ts'
import { readChainState } from '#network/sync/chainState.ts'
import { prepareStore } from '#network/sync/prepareStore.ts'
import type { SyncContext } from '#network/sync/syncContext.ts'
import { lockChain } from '#network/sync/write/lockChain.ts'
import { commonAncestor } from './commonAncestor.ts'
import { rollback } from './rollback.ts'

/**
 * Takes the store back to the newest block that the node still has, and notifies the services. Resolves to that block,
 * or to -1 after the node began another chain, which empties the store.
 */
export async function handleReorg(
  { rpc, store: { database }, target, methods, firstBlock, log, onNewChain }: SyncContext,
  where: { from: number; head: number },
): Promise<number> {
  const { newest } = await readChainState(database)
  const range = { newest: Math.min(where.from, where.head), first: target.firstBlock }
  const ancestor = await commonAncestor(rpc, database, range)
  if (ancestor < 0) {
    const preparation = { rpc, database, methods, firstBlock, contracts: target, startOver: true }
    Object.assign(target, await prepareStore(preparation))
    log('warning', 'Another chain: starting over', { genesis: target.genesisHash })
    await notify(database, { block: -1, rolledBackTo: -1 })
    onNewChain?.(target)
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
