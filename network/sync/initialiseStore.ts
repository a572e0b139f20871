import { getTableName, sql } from 'drizzle-orm'
import { dropEveryPartition } from '#network/store/partitions/dropPartitions.ts'
import { allTables } from '#network/store/schema/allTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { type Database, notify } from '#network/store/store.ts'
import type { SyncTarget } from './syncTarget.ts'
import { markReceipts } from './write/markReceipts.ts'

/**
 * Prepares the store for a chain and its contracts. A store that held another chain, or another part of it, is emptied
 * first, and other processes are told.
 */
export async function initialiseStore(
  database: Database,
  target: SyncTarget,
  { startOver = false } = {},
): Promise<void> {
  const [current] = await database.select().from(followed)
  const same =
    current?.genesisHash === target.genesisHash &&
    current.chainId === target.chainId &&
    current.firstBlock === target.firstBlock &&
    current.curveFactory === (target.curveFactory ?? null)
  await database.transaction(async (transaction) => {
    const isCleared = current !== undefined && (startOver || !same)
    if (isCleared) await clearStore(transaction)
    await transaction
      .insert(followed)
      .values(target)
      .onConflictDoUpdate({ target: followed.id, set: { ...target, startedAt: new Date() } })
    const hasOtherPool = current !== undefined && current.lendingPool !== (target.lendingPool ?? null)
    if (hasOtherPool && !isCleared) await markReceipts(transaction, target.lendingPool)
    // Other processes remember what they read of this row, and contracts that may be others now.
    if (isCleared || hasOtherPool) await notify(transaction, { block: -1, rolledBackTo: -1 })
  })
}

/** Empties every table. Sequences go on, so no id is used twice. The next chain makes its own partitions. */
export async function clearStore(database: Database): Promise<void> {
  const names = Object.values(allTables).map((table) => sql.identifier(getTableName(table)))
  await database.execute(sql`truncate ${sql.join(names, sql`, `)}`)
  await dropEveryPartition(database)
}
