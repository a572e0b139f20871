import { getTableName, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { dropEveryPartition } from '#network/store/partitions/dropPartitions.ts'
import { allTables } from '#network/store/schema/allTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { type Database, notify } from '#network/store/store.ts'
import { listedTopic } from '#network/sync/write/deltas.ts'
import type { SyncTarget } from './syncTarget.ts'

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
    current.marketFactory === (target.marketFactory ?? null)
  await database.transaction(async (transaction) => {
    const isCleared = current !== undefined && (startOver || !same)
    if (isCleared) await clearStore(transaction)
    await transaction
      .insert(followed)
      .values(target)
      .onConflictDoUpdate({ target: followed.id, set: { ...target, startedAt: new Date() } })
    const hasOtherPool = current !== undefined && current.lendingPool !== (target.lendingPool ?? null)
    if (hasOtherPool && !isCleared) await markReceipts(transaction, target.lendingPool)
    // Other processes cache this row, and contracts that may have changed.
    if (isCleared || hasOtherPool) await notify(transaction, { block: -1, rolledBackTo: -1 })
  })
}

/** Empties every table. Sequences continue, so that no id is used twice. The next chain creates its own partitions. */
export async function clearStore(database: Database): Promise<void> {
  const names = Object.values(allTables).map((table) => sql.identifier(getTableName(table)))
  await database.execute(sql`truncate ${sql.join(names, sql`, `)}`)
  await dropEveryPartition(database)
}

/**
 * Marks the receipt tokens of another lending pool than the one that was followed while blocks were written, and keeps
 * a row for every known holder of one, past or present.
 */
async function markReceipts(database: Database, lendingPool: Address | null): Promise<void> {
  await database.execute(sql`
    update addresses set is_receipt = listed.is_receipt
    from (select address, exists (select from logs where logs.address = ${lendingPool}::text
        and topic0 = ${listedTopic} and topic2 = '0x' || lpad(lower(substr(self.address, 3)), 64, '0')) as is_receipt
      from addresses as self where is_contract) as listed
    where addresses.address = listed.address and addresses.is_receipt <> listed.is_receipt`)
  await database.execute(sql`
    insert into token_balances (token, holder, token_id, amount)
    select token, holder, 0, 0 from (
      select token, "from" as holder from token_transfers where token in (select address from addresses where is_receipt)
      union
      select token, "to" from token_transfers where token in (select address from addresses where is_receipt)) as moved
    where holder <> '0x0000000000000000000000000000000000000000' on conflict do nothing`)
}
