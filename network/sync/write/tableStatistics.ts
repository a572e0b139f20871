import { sql } from 'drizzle-orm'
import { totals } from '#network/store/schema/totals.ts'
import type { Database } from '#network/store/store.ts'

/** The fewest new transactions before another ANALYZE, at the head and far behind. */
const leastAtHead = 2_000
const leastBehind = 10_000

/** What a commit wrote. `partition` is the first block of the partition that has the newest one, where it is known. */
type Written = { transactions: number; caughtUp: boolean; partition?: number | undefined }

/**
 * Creates the function to call after every commit, which runs ANALYZE when it is due. At the head that is once the
 * chain is caught up, and then whenever the transactions grew by a fifth. Far behind, where each ANALYZE holds up the
 * blocks, it is when they doubled. The embedded database has no autovacuum, and without statistics it cannot tell a
 * good index from a bad one. It restarts with each partition of the large tables, because a new one has no statistics.
 */
export function createTableAnalyzer(database: Database) {
  let written = 0
  let before: number | undefined
  let current: number | undefined
  let inEarlierPartitions = 0

  function enter(partition: number | undefined): void {
    if (partition === undefined || partition === current) return
    if (current !== undefined && before !== undefined) {
      inEarlierPartitions += before + written
      before = 0
      written = 0
    }
    current = partition
  }

  return async ({ transactions, caughtUp, partition }: Written): Promise<void> => {
    enter(partition)
    written += transactions
    const first = caughtUp && before === undefined
    const due = caughtUp ? Math.max(leastAtHead, (before ?? 0) / 5) : Math.max(leastBehind, before ?? 0)
    if (!first && written < due) return
    await database.execute(sql`analyze`)
    const [stored] = await database.select({ transactions: totals.transactions }).from(totals)
    before = Math.max(0, (stored?.transactions ?? 0) - inEarlierPartitions)
    written = 0
  }
}
