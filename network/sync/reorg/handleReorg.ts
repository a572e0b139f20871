import type { BlockFacts } from '#network/decode/decodeBlock.ts'
import { followed } from '#network/store/schema/followed.ts'
import { notify } from '#network/store/store.ts'
import { readChainState, type StoredBlock } from '#network/sync/chainState.ts'
import { prepareStore } from '#network/sync/prepareStore.ts'
import { readKeptFrom } from '#network/sync/prune/keptFrom.ts'
import type { BlockReader } from '#network/sync/read/blockReader.ts'
import { assertConsecutive } from '#network/sync/read/consecutiveBlocks.ts'
import type { SyncContext } from '#network/sync/syncContext.ts'
import { commitBlocks } from '#network/sync/write/commitBlocks.ts'
import { lockChain } from '#network/sync/write/lockChain.ts'
import { rollback } from '#network/sync/write/rollback.ts'
import { commonAncestor } from './commonAncestor.ts'

/** The newest block of the store after a reorg, and its new blocks. */
type Replacement = { block: number; facts: BlockFacts[] }

/**
 * Replaces the blocks that the node no longer has by the new branch, in one database transaction: readers see the old
 * branch and then the new one. Of a branch with more than 64 blocks, the later ones follow in the next steps. When the
 * node only lost blocks, the store goes back to the node's newest one. Resolves to block -1 after the node began
 * another chain, which empties the store.
 */
export async function handleReorg(
  context: SyncContext,
  reader: BlockReader,
  { newest, head }: { newest: StoredBlock; head: number },
): Promise<Replacement> {
  const { rpc, log } = context
  const { database } = context.store
  const range = { newest: Math.min(newest.number, head), first: await readKeptFrom(database) }
  const ancestor = await commonAncestor(rpc, database, range)
  if (ancestor < 0) {
    await startOver(context)
    return { block: -1, facts: [] }
  }
  const state = await readChainState(database, ancestor)
  const facts = head > ancestor ? await reader.readBranch(state, head) : []
  assertConsecutive(facts, state.newest)
  log('warning', 'Reorg', { from: newest.number, head, to: ancestor })
  const last = facts.at(-1)?.block.number
  if (last !== undefined) {
    await commitBlocks(context, state, { facts, headBlock: head, replaced: newest })
    return { block: last, facts }
  }
  await database.transaction(async (transaction) => {
    await lockChain(transaction, newest)
    await rollback(transaction, ancestor)
    await transaction.update(followed).set({ headBlock: head })
    await notify(transaction, { block: ancestor, rolledBackTo: ancestor })
  })
  return { block: ancestor, facts }
}

/** Empties the store for another chain. */
async function startOver({ rpc, store, target, methods, firstBlock, log, onNewChain }: SyncContext) {
  const { database } = store
  const preparation = { rpc, database, methods, firstBlock, contracts: target, startOver: true }
  Object.assign(target, await prepareStore(preparation))
  log('warning', 'Another chain: starting over', { genesis: target.genesisHash })
  onNewChain?.(target)
}
