import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { BlockFacts } from '#network/decode/decodeBlock.ts'
import { coinBalances } from '#network/store/schema/addressTables.ts'
import type { Database } from '#network/store/store.ts'
import { inputRows, insertRows } from './bulkRows.ts'

/**
 * Updates coin balances by what blocks change, because no node keeps every old state. An address counts from zero
 * until `reconcileBalances` compares it with the node and shifts all its rows.
 */
export async function addCoinBalances(database: Database, blocks: BlockFacts[]): Promise<void> {
  const changed = new Set(blocks.flatMap((block) => block.coinChanges.map((change) => change.address)))
  if (changed.size === 0) return
  const balances = await balancesOf(database, changed)
  const newest = new Map<Address, { address: Address; balance: bigint; block: number }>()
  const rows: (typeof coinBalances.$inferInsert)[] = []
  for (const { block, coinChanges } of blocks) {
    for (const { address, delta, transactionHash } of coinChanges) {
      const balance = (balances.get(address) ?? 0n) + delta
      balances.set(address, balance)
      newest.set(address, { address, balance, block: block.number })
      rows.push({
        address,
        blockNumber: block.number,
        timestamp: block.timestamp,
        balance,
        delta,
        transactionHash,
      })
    }
  }
  await insertRows(database, coinBalances, rows)
  await database.execute(sql`
    update addresses set balance = input.balance, balance_block = input.block
    from ${inputRows(newest.values(), 'address text, balance numeric, block integer')}
    where addresses.address = input.address`)
}

async function balancesOf(database: Database, addresses: Iterable<Address>): Promise<Map<Address, bigint>> {
  const wanted = [...addresses].map((address) => ({ address }))
  const { rows } = await database.execute<{ address: Address; balance: string }>(
    sql`select address, balance from addresses join ${inputRows(wanted, 'address text')} using (address)`,
  )
  return new Map(rows.map((row) => [row.address, BigInt(row.balance)]))
}

/** The most balances to compare in one step; on a long chain the others follow with later blocks. */
const mostCompared = 2_000

/** Addresses whose balance has not been compared with the node's yet. */
export async function unreconciledAddresses(database: Database): Promise<Address[]> {
  const { rows } = await database.execute<{ address: Address }>(
    sql`select address from addresses where not balance_known limit ${mostCompared}::integer`,
  )
  return rows.map((row) => row.address)
}

/**
 * Compares stored balances with the node's at the newest stored block. At the first comparison the whole history of an
 * address moves by the difference, which is what it had before its first block. Later differences come from outside of
 * transactions (a test node's setBalance, a withdrawal) and change the newest row alone.
 */
export async function reconcileBalances(
  database: Database,
  actual: ReadonlyMap<Address, bigint>,
  block: { number: number; timestamp: Date },
): Promise<void> {
  const input = inputRows(
    [...actual].map(([address, balance]) => ({ address, balance })),
    'address text, balance numeric',
  )
  const { rows } = await database.execute<{ address: Address; known: boolean; difference: string }>(sql`
    select addresses.address, balance_known as known, input.balance - addresses.balance as difference
    from addresses join ${input} on addresses.address = input.address
    where not balance_known or input.balance <> addresses.balance`)
  if (rows.length === 0) return
  const differences = inputRows(rows, 'address text, known boolean, difference numeric')
  await database.execute(sql`
    update coin_balances set balance = balance + input.difference from ${differences}
    where coin_balances.address = input.address and not known and input.difference <> 0`)
  await database.execute(sql`
    insert into coin_balances (address, block_number, timestamp, balance, delta)
    select input.address, ${block.number}::integer, ${block.timestamp.toISOString()}::timestamptz,
      addresses.balance + input.difference, input.difference
    from ${differences} join addresses on addresses.address = input.address where known
    on conflict (address, block_number) do update set
      balance = excluded.balance, delta = coin_balances.delta + excluded.delta`)
  await database.execute(sql`
    update addresses set balance = addresses.balance + input.difference, balance_known = true,
      balance_block = case when known then ${block.number}::integer else balance_block end
    from ${differences} where addresses.address = input.address`)
}

/** Subtracts the changes of the blocks above `block`. */
export async function revertCoinBalances(database: Database, block: number): Promise<void> {
  await database.execute(sql`
    update addresses set balance = balance - gone.delta,
      balance_block = coalesce((select max(block_number) from coin_balances
        where coin_balances.address = addresses.address and block_number <= ${block}::integer), 0)
    from (select address, sum(delta) as delta from coin_balances
      where block_number > ${block}::integer group by address) as gone
    where addresses.address = gone.address`)
  await database.execute(sql`delete from coin_balances where block_number > ${block}::integer`)
}
