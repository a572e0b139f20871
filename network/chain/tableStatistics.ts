import { sql } from 'drizzle-orm'
import { totals } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'

/** Written transactions below which looking at the tables again is not worth it. */
const least = 2_000

/**
 * Makes the function that is told of every commit and has the database look at its tables again (ANALYZE): when the
 * chain is caught up for the first time, and whenever the transactions grew by a fifth. The embedded database has no
 * autovacuum, and without figures it takes an index on one of two columns for as good as the other.
 */
export function keepTableStatistics(database: Database) {
  let written = 0
  let due = Number.POSITIVE_INFINITY

  return async (commit: { transactions: number; caughtUp: boolean }): Promise<void> => {
    written += commit.transactions
    const first = due === Number.POSITIVE_INFINITY && (commit.caughtUp || written >= least)
    if (!first && written < due) return
    await database.execute(sql`analyze`)
    const [stored] = await database.select({ transactions: totals.transactions }).from(totals)
    written = 0
    due = Math.max(least, Math.floor((stored?.transactions ?? 0) / 5))
  }
}
