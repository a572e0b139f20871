import { getTableName, sql } from 'drizzle-orm'
import { bytesInMegabyte, readDatabaseSize, readTablesSize } from '#network/store/databaseSize.ts'
import { partitionedTables } from '#network/store/partitions/partitionedTables.ts'
import { readPartitions } from '#network/store/partitions/readPartitions.ts'
import { coinBalances } from '#network/store/schema/addressTables.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { volatilitySnapshots } from '#network/store/schema/marketTables.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import type { SyncContext } from '#network/sync/syncContext.ts'

/** The number of newest blocks that stay, however large the database is. */
export const leastKept = 1_000
/** Pruning begins at the first share of the budget and ends at the second. */
const [highShare, lowShare] = [0.95, 0.8]
/** The number of blocks between two measurements of the size. */
const blocksBetween = 100
/**
 * Tables are rewritten when the removed rows are at least this share of the remaining ones, because a rewrite takes as
 * long as those are large.
 */
const shareToRewrite = 0.15

/** The tables that become smaller with every block that is pruned, beside those that have partitions. */
const prunedTables = [blocks, transactions, coinBalances, volatilitySnapshots]

/** Keeps a database below a number of megabytes. */
export type DiskBudget = {
  /** The first block whose records fit into the budget; 0 when all do. */
  firstKept(from: number, newest: number): Promise<number>
  /** Shrinks the files where needed. Call it once the blocks before `keptFrom` are pruned. */
  settle(keptFrom: number, newest: number): Promise<void>
}

/**
 * Creates the budget of a database. PostgreSQL only reuses the space of deleted rows, so tables that lost many rows are
 * rewritten, which returns the space to the disk while readers of the table wait. A table that is not free soon is
 * rewritten later.
 */
export function createDiskBudget({
  store,
  keepMegabytes = Number.POSITIVE_INFINITY,
  log,
}: Pick<SyncContext, 'store' | 'keepMegabytes' | 'log'>): DiskBudget {
  const { database } = store
  const others: string[] = prunedTables.map(getTableName)
  const budget = keepMegabytes * bytesInMegabyte
  let measuredAt = Number.NEGATIVE_INFINITY
  /** The range of blocks to prune. */
  let goal = { from: 0, to: 0 }
  /** The size after the last pruning. It includes reusable space, so nothing is pruned below it. */
  let settled = 0
  let hasWarned = false
  /** Tables that could not be rewritten because of readers. */
  let waiting: string[] = []

  async function rewrite(tables: string[]): Promise<void> {
    waiting = []
    for (const table of tables) if (!(await store.rewriteTable(table))) waiting.push(table)
    if (waiting.length > 0) log('warning', 'Tables are too busy to be rewritten, later again', { waiting })
    settled = await readDatabaseSize(database)
  }

  /** The partitions that lost rows and are still there. */
  async function readPrunedPartitions(keptFrom: number): Promise<string[]> {
    const partitions = await readPartitions(database)
    return partitions.filter(({ from, to }) => from < keptFrom && keptFrom < to).map(({ name }) => name)
  }

  /** Those of `tables` that still exist: a partition may have been dropped meanwhile. */
  async function stillThere(tables: string[]): Promise<string[]> {
    const partitions = (await readPartitions(database)).map(({ name }) => name)
    return tables.filter((name) => partitions.includes(name) || others.includes(name))
  }

  return {
    async firstKept(from, newest) {
      if (budget === Number.POSITIVE_INFINITY) return 0
      if (goal.to > from) return Math.min(goal.to, newest - leastKept + 1)
      if (newest - measuredAt < blocksBetween) return 0
      measuredAt = newest
      if (waiting.length > 0) await rewrite(await stillThere(waiting))
      const size = await readDatabaseSize(database)
      if (size <= Math.max(budget * highShare, settled)) return 0
      const records = await readTablesSize(database, [...prunedTables, ...partitionedTables])
      const surplus = Math.ceil(((newest - from + 1) * (size - budget * lowShare)) / records)
      goal = { from, to: Math.min(from + surplus, newest - leastKept + 1) }
      if (goal.to <= from && size > budget && !hasWarned) {
        hasWarned = true
        log('warning', 'The database is larger than its budget with the fewest blocks', { leastKept })
      }
      return goal.to
    },
    async settle(keptFrom, newest) {
      if (goal.to === 0 || keptFrom < goal.to) return
      const share = (keptFrom - goal.from) / (newest - keptFrom + 1)
      const names = [...others, ...(await readPrunedPartitions(keptFrom))]
      if (share >= shareToRewrite) await rewrite(names)
      else for (const name of names) await database.execute(sql`vacuum ${sql.identifier(name)}`)
      settled = await readDatabaseSize(database)
      goal = { from: 0, to: 0 }
      log('info', 'Database pruned to its budget', { megabytes: Math.ceil(settled / bytesInMegabyte) })
    },
  }
}
