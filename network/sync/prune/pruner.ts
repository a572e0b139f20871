import { and, eq, getTableName, gte, lt, min } from 'drizzle-orm'
import { dropPartitions } from '#network/store/partitions/dropPartitions.ts'
import { partitionedTables } from '#network/store/partitions/partitionedTables.ts'
import { type Partition, readPartitions } from '#network/store/partitions/readPartitions.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import type { Database } from '#network/store/store.ts'
import type { SyncContext } from '#network/sync/syncContext.ts'
import { createDiskBudget } from './diskBudget.ts'
import { readKeptFrom } from './keptFrom.ts'
import { type BlockRange, pruneBlocks } from './pruneBlocks.ts'

/** Blocks pruned in one database transaction, between two new blocks: readers do not notice. */
const blocksAtOnce = 100
/**
 * The youngest age, in milliseconds, of prunable blocks: 24-hour figures, and daily candles after a reorg, need their
 * trades.
 */
const shortestAge = 2 * 24 * 60 * 60 * 1000
/** No reorg is expected to be deeper than this. */
const finalDepth = 64
/** The number of blocks after which a busy partition is tried again. */
const blocksUntilRetry = 100

/**
 * Creates the function to call with the newest block after each commit at the head. It removes the oldest records
 * beyond the number of blocks or the disk budget, never those of the last two days. A partition whose blocks are all
 * pruned is dropped as a whole.
 */
export function createPruner(
  context: Pick<SyncContext, 'store' | 'keepBlocks' | 'keepMegabytes' | 'log'>,
): (newest: number) => Promise<void> {
  const { store, log, keepBlocks = Number.POSITIVE_INFINITY, keepMegabytes } = context
  const { database } = store
  const budget = createDiskBudget(context)
  const keepsAll = keepBlocks === Number.POSITIVE_INFINITY && keepMegabytes === undefined
  let isPruning = false
  let retryAt = Number.NEGATIVE_INFINITY

  async function drop(keptFrom: number, newest: number): Promise<void> {
    const busy = await dropPartitions(database, keptFrom)
    retryAt = newest + blocksUntilRetry
    if (busy.length > 0) log('warning', 'Partitions are too busy to be dropped, later again', { busy })
  }

  async function finish(keptFrom: number, newest: number): Promise<void> {
    isPruning = false
    await store.reclaimSpace?.()
    await budget.settle(keptFrom, newest)
    log('info', 'Old blocks pruned', { keptFrom })
  }

  /** Prunes the next part of the range, and drops the partitions that end in it. */
  async function pruneTo(range: BlockRange, newest: number, leaving: Partition[]): Promise<void> {
    if (!isPruning) await deleteOrphanedRows(database, range.from, leaving)
    isPruning = true
    await pruneBlocks(database, range, leaving)
    if (leaving.some(({ to }) => range.from < to && to <= range.to)) await drop(range.to, newest)
  }

  return async (newest) => {
    if (keepsAll) return
    const from = await readKeptFrom(database)
    const partitions = await readPartitions(database)
    if (newest >= retryAt && partitions.some(({ to }) => to <= from)) await drop(from, newest)
    const tooLarge = await budget.firstKept(from, newest)
    const tooMany = { from, to: newest - keepBlocks + 1 }
    const wanted = Math.max(firstOfTooMany(tooMany, partitions, { keepBlocks, isPruning }), tooLarge)
    const mayGo = async (to: number) => to <= tooLarge || isOld(database, to - 1, newest)
    const to = Math.min(wanted, from + blocksAtOnce)
    if (to > from && (await mayGo(to))) {
      const ended = partitions.filter((partition) => partition.to <= wanted)
      const whole = await Promise.all(ended.map((partition) => mayGo(partition.to)))
      const leaving = ended.filter((_, index) => whole[index])
      await pruneTo({ from, to }, newest, leaving)
      if (to === wanted) await finish(to, newest)
    } else if (isPruning) await finish(from, newest)
  }
}

/** Whether a block is so old that no changing figure needs it. */
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

/**
 * Deletes rows of pruned blocks that waited for a drop of their partition which is no longer planned, because a later
 * setting keeps more blocks.
 */
async function deleteOrphanedRows(database: Database, keptFrom: number, leaving: Partition[]): Promise<void> {
  for (const table of partitionedTables) {
    const [row] = await database.select({ oldest: min(table.blockNumber) }).from(table)
    const own = leaving.filter((partition) => partition.table === getTableName(table))
    const first = Math.max(row?.oldest ?? keptFrom, ...own.map((partition) => partition.to))
    if (first >= keptFrom) continue
    await database.delete(table).where(and(gte(table.blockNumber, first), lt(table.blockNumber, keptFrom)))
  }
}

/**
 * The share of the kept blocks to prune at once, after which the space is reclaimed, because that reads every table.
 */
const partAtOnce = 1 / 20
/**
 * The share of the kept blocks within which the end of a partition is waited for, because dropping it whole costs
 * nothing.
 */
const partToWait = 1 / 4

/**
 * The end of the blocks to prune now, of the surplus from `from` up to, but not including, `to`: whole partitions where
 * these are small beside the kept blocks, so that up to a quarter more is kept for a while; otherwise a twentieth at
 * once.
 */
function firstOfTooMany(
  { from, to }: { from: number; to: number },
  partitions: Pick<Partition, 'to'>[],
  { keepBlocks, isPruning }: { keepBlocks: number; isPruning: boolean },
): number {
  const ends = partitions.map((partition) => partition.to).filter((end) => end > from)
  const next = Math.min(...ends)
  if (next - from <= keepBlocks * partToWait) return Math.max(from, ...ends.filter((end) => end <= to))
  return isPruning || to - from > keepBlocks * partAtOnce ? to : from
}
