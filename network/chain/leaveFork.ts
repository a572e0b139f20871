import { type Database, notify } from '#network/store/store.ts'
import { claimStore } from './chainState.ts'
import { commonAncestor } from './commonAncestor.ts'
import type { Log } from './log.ts'
import { rollback } from './rollback.ts'
import type { Rpc } from './rpc.ts'
import type { Subject } from './subject.ts'

export type ForkOptions = { rpc: Rpc; database: Database; subject: Subject; log: Log }

/**
 * Takes the store back to the newest block the node still has, and tells it; -1 when the node has another chain
 * altogether, which empties the store.
 */
export async function leaveFork(options: ForkOptions, newest: number): Promise<number> {
  const { rpc, database, subject, log } = options
  const ancestor = await commonAncestor(rpc, database, newest)
  if (ancestor < 0) {
    const genesis = await rpc.call<{ hash: `0x${string}` }>('eth_getBlockByNumber', ['0x0', false])
    log('warning', 'Another chain: starting over', { genesis: genesis.hash })
    await claimStore(database, { ...subject, genesisHash: genesis.hash })
    await notify(database, { block: -1, rolledBackTo: -1 })
    return -1
  }
  log('warning', 'Reorg', { from: newest, to: ancestor })
  await database.transaction(async (transaction) => {
    await rollback(transaction, ancestor)
    await notify(transaction, { block: ancestor, rolledBackTo: ancestor })
  })
  return ancestor
}
