import { sql } from 'drizzle-orm'
import { totals } from '#network/store/schema/totals.ts'
import type { Database } from '#network/store/store.ts'

/** Written transactions below which looking at the tables again is not worth it: at the head, and far behind. */
const leastAtHead = 2_000
const leastBehind = 10_000

/**
 * Makes the function that is told of every commit and has the database look at its tables again (ANALYZE): as soon as
 * the chain is caught up, then whenever the transactions grew by a fifth. Far behind, where each look holds up the
 * blocks, when they doubled. The embedded database has no autovacuum, and without figures it takes an index on one of
 * two columns for as good as the other.
 */
export function createTableAnalyzer(database: Database) {
  let written = 0
  let before: number | undefined

  return async ({ transactions, caughtUp }: { transactions: number; caughtUp: boolean }): Promise<void> => {
    written += transactions
    const first = caughtUp && before === undefined
    const due = caughtUp ? Math.max(leastAtHead, (before ?? 0) / 5) : Math.max(leastBehind, before ?? 0)
    if (!first && written < due) return
    await database.execute(sql`analyze`)
    const [stored] = await database.select({ transactions: totals.transactions }).from(totals)
    before = stored?.transactions ?? 0
    written = 0
  }
}
