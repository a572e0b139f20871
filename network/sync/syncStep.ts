import type { BlockFacts } from '#network/decode/decodeBlock.ts'
import { createPruner } from '#network/sync/prune/pruner.ts'
import { createBlockReader } from '#network/sync/read/blockReader.ts'
import { assertConsecutive } from '#network/sync/read/consecutiveBlocks.ts'
import { handleReorg } from '#network/sync/reorg/handleReorg.ts'
import { commitBlocks } from '#network/sync/write/commitBlocks.ts'
import { createTableAnalyzer } from '#network/sync/write/tableStatistics.ts'
import { type ChainState, readChainState, type StoredBlock } from './chainState.ts'
import type { SyncContext } from './syncContext.ts'

/** The newest block of the store and of the node after a step. `caughtUp`: the node has nothing else. */
export type SyncPosition = { block: number; head: number; caughtUp: boolean }

/**
 * Creates the function that takes the store one step along the chain. A step does nothing, writes the next blocks, or
 * replaces those above the common ancestor. After a failure it can be taken again: it then starts from what is stored.
 */
export function createSyncStep(context: SyncContext): () => Promise<SyncPosition> {
  const { store, log, onProgress } = context
  const reader = createBlockReader(context)
  const analyzeTables = createTableAnalyzer(store.database)
  let prune = createPruner(context)
  let state: ChainState | undefined

  async function step(current: ChainState): Promise<SyncPosition> {
    const { newest } = current
    const next = await reader.start()
    const head = Number(next.latest.number)
    if (newest && head < newest.number) return reorg(newest, head)
    if (newest && head === newest.number) {
      if (newest.hash !== next.latest.hash) return reorg(newest, head)
      return { block: head, head, caughtUp: true }
    }
    const started = performance.now()
    const facts = await next.read(current)
    if (newest && facts[0]?.block.parentHash !== newest.hash) return reorg(newest, head)
    assertConsecutive(facts)
    reader.readAhead(facts, head)
    await commitBlocks(context, current, { facts, headBlock: head })
    return report(facts, { head, started, caughtUp: !next.prefetched && isNewest(facts, next.latest) })
  }

  async function reorg(newest: StoredBlock, head: number): Promise<SyncPosition> {
    state = undefined
    const started = performance.now()
    const { block, facts } = await handleReorg(context, reader, { newest, head })
    // A new pruner, because nothing of another chain has to be pruned yet.
    if (block < 0) prune = createPruner(context)
    if (facts.length > 0) return report(facts, { head, started, caughtUp: false })
    return { block, head, caughtUp: false }
  }

  async function report(
    facts: BlockFacts[],
    { head, started, caughtUp }: { head: number; started: number; caughtUp: boolean },
  ): Promise<SyncPosition> {
    const [from, to] = [facts[0]?.block.number ?? head, facts.at(-1)?.block.number ?? head]
    const transactions = facts.reduce((total, block) => total + block.transactions.length, 0)
    if (facts.length > 1) {
      const milliseconds = Math.round(performance.now() - started)
      log('info', 'Blocks ingested', { from, to, head, transactions, milliseconds })
    }
    const partition = state?.partitions.find((each) => each.from <= to && to < each.to)?.from
    await analyzeTables({ transactions, caughtUp: to === head, partition })
    if (to === head) await prune(to)
    onProgress?.({ block: to, head })
    return { block: to, head, caughtUp }
  }

  return async () => {
    try {
      state ??= await readChainState(store.database)
      return await step(state)
    } catch (error) {
      state = undefined
      reader.discard()
      throw error
    }
  }
}

function isNewest(facts: BlockFacts[], latest: { hash: string }): boolean {
  return facts.at(-1)?.block.hash === latest.hash
}
