import { and, eq } from 'drizzle-orm'
import { blocks } from '#network/store/schema/blocks.ts'
import type { Database } from '#network/store/store.ts'
import type { SyncContext } from '#network/sync/syncContext.ts'
import { createDiskBudget } from './diskBudget.ts'
import { readKeptFrom } from './keptFrom.ts'
import { pruneBlocks } from './pruneBlocks.ts'

/** Blocks pruned in one database transaction, between two new blocks: readers do not notice. */
const blocksAtOnce = 100
/** The space is used again after each such part of what is kept: that reads every table. */
const partAtOnce = 1 / 20
/** The 24 hours of every market, and the candles of a day that a reorg recomputes, need their trades. */
const shortestAge = 2 * 24 * 60 * 60 * 1000
/** No reorg is expected to take the newest block back by more than this. */
const finalDepth = 64

/**
 * Makes the function that is called with the newest block after each commit at the head, and removes the records of
 * blocks that are too many, or too large for the budget, oldest first. Blocks of the last two days are never too many.
 */
export function createPruner(
  context: Pick<SyncContext, 'store' | 'keepBlocks' | 'keepMegabytes' | 'log'>,
): (newest: number) => Promise<void> {
  const { store, log, keepBlocks = Number.POSITIVE_INFINITY, keepMegabytes } = context
  const { database } = store
  const budget = createDiskBudget(context)
  const keepsAll = keepBlocks === Number.POSITIVE_INFINITY && keepMegabytes === undefined
  let isPruning = false

  async function finish(keptFrom: number, newest: number): Promise<void> {
    isPruning = false
    await store.reclaimSpace?.()
    await budget.settle(keptFrom, newest)
    log('info', 'Old blocks pruned', { keptFrom })
  }

  return async (newest) => {
    if (keepsAll) return
    const from = await readKeptFrom(database)
    const tooLarge = await budget.firstKept(from, newest)
    const wanted = Math.max(newest - keepBlocks + 1, tooLarge)
    if (!isPruning && tooLarge <= from && wanted - from <= keepBlocks * partAtOnce) return
    const to = Math.min(wanted, from + blocksAtOnce)
    if (to <= tooLarge || (await isOld(database, to - 1, newest))) {
      isPruning = true
      await pruneBlocks(database, { from, to })
      if (to === wanted) await finish(to, newest)
    } else if (isPruning) await finish(from, newest)
  }
}

/** Whether a block is so old that nothing which still changes needs it. */
async function isOld(database: Database, number: number, newest: number): Promise<boolean> {
  const [block, reference] = await Promise.all(
    [number, newest - finalDepth].map((each) => timeOf(database, each)),
  )
  return block !== undefined && reference !== undefined && block <= reference - shortestAge
}

async function timeOf(database: Database, number: number): Promise<number | undefined> {
  const [block] = await database
    .select({ timestamp: blocks.timestamp })
    .from(blocks)
    .where(and(eq(blocks.consensus, true), eq(blocks.number, number)))
  return block?.timestamp.getTime()
}
