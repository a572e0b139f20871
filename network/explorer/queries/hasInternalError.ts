import { and, eq, isNotNull } from 'drizzle-orm'
import type { Hash } from 'viem'
import { internalTransactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

/** Whether a call inside a transaction failed. The transaction itself may have succeeded. */
export async function hasInternalError(database: Database, hash: Hash): Promise<boolean> {
  const rows = await database
    .select({ index: internalTransactions.index })
    .from(internalTransactions)
    .where(and(eq(internalTransactions.transactionHash, hash), isNotNull(internalTransactions.error)))
    .limit(1)
  return rows.length > 0
}
