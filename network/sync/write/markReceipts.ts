import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#network/store/store.ts'
import { listedTopic } from './deltas.ts'

/**
 * Marks the receipt tokens of another lending pool than the one that was followed while blocks were written, and keeps a
 * row for everybody who ever held one, as far as that is stored.
 */
export async function markReceipts(database: Database, lendingPool: Address | null): Promise<void> {
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
