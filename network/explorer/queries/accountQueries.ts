import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import type { Address } from 'viem'
import { type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import { addresses } from '#network/store/schema/addressTables.ts'
import type { Database } from '#network/store/store.ts'

export type AccountCursor = { fetched_coin_balance: bigint; hash: Address }
export type AccountRow = Pick<typeof addresses.$inferSelect, 'address' | 'balance' | 'transactionsCount'>

/**
 * The addresses with the most coins, richest first. It reads the whole table, because an index on balances would cost every
 * block more than this list is asked for.
 */
export async function listTopAccounts(
  database: Database,
  paging: Paging<AccountCursor>,
): Promise<Page<AccountRow>> {
  const { address, balance, transactionsCount } = addresses
  const { after, size, offset } = paging
  const beyond = after
    ? or(
        lt(balance, after.fetched_coin_balance),
        and(eq(balance, after.fetched_coin_balance), gt(address, after.hash)),
      )
    : undefined
  const rows = await database
    .select({ address, balance, transactionsCount })
    .from(addresses)
    .where(and(eq(addresses.balanceKnown, true), gt(balance, 0n), beyond))
    .orderBy(desc(balance), asc(address))
    .limit(size + 1)
    .offset(offset)
  return pageOf(rows, paging, (row) => ({
    fetched_coin_balance: row.balance.toString(),
    hash: row.address,
  }))
}
