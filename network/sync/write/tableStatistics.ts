import { sql } from 'drizzle-orm'
import { totals } from '#network/store/schema/totals.ts'
import type { Database } from '#network/store/store.ts'

/** With fewer new transactions another ANALYZE is not worth it: at the head, and far behind. */
const leastAtHead = 2_000
const leastBehind = 10_000

/**
 * Makes the function that is called after every commit and runs ANALYZE when it is due. At the head that is once the
 * chain is caught up, and then whenever the transactions grew by a fifth. Far behind, where each ANALYZE holds up the
 * blocks, it is when they doubled. The embedded database has no autovacuum, and without statistics it cannot tell a
 * good index from a bad one.
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
