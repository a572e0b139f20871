import { and, desc, eq, lt } from 'drizzle-orm'
import type { Address } from 'viem'
import { type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import { inArray } from '#network/store/queries/inArray.ts'
import { addresses, coinBalances } from '#network/store/schema/addressTables.ts'
import { tokenBalances } from '#network/store/schema/tokenTables.ts'
import { logs } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

export type AddressRow = typeof addresses.$inferSelect
export type CoinBalanceRow = typeof coinBalances.$inferSelect
export type CoinBalanceCursor = { block_number: number }

/** Undefined for an address that no block has named. */
export async function findAddress(database: Database, address: Address): Promise<AddressRow | undefined> {
  const [row] = await database.select().from(addresses).where(eq(addresses.address, address)).limit(1)
  return row
}

/** The contracts that were created last. */
export async function newestContracts(database: Database, limit: number): Promise<Address[]> {
  const rows = await database
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.isContract, true))
    .orderBy(desc(addresses.firstBlock))
    .limit(limit)
  return rows.map(({ address }) => address)
}

export type AddressName = Pick<AddressRow, 'address' | 'name' | 'isContract'>

/** The names of addresses that an answer mentions. */
export function findAddressNames(database: Database, wanted: Address[]): Promise<AddressName[]> {
  return database
    .select({ address: addresses.address, name: addresses.name, isContract: addresses.isContract })
    .from(addresses)
    .where(inArray(addresses.address, wanted))
}

/** Whether the address emitted logs and holds tokens. Each takes one step into an index. */
export async function addressActivity(database: Database, address: Address) {
  const [emitted, held] = await Promise.all([
    // The orders are those of the indexes. Without an order, a database may look through the table for one row.
    database
      .select({ block: logs.blockNumber })
      .from(logs)
      .where(eq(logs.address, address))
      .orderBy(desc(logs.address), desc(logs.blockNumber))
      .limit(1),
    database
      .select({ token: tokenBalances.token })
      .from(tokenBalances)
      .where(eq(tokenBalances.holder, address))
      .orderBy(tokenBalances.holder, tokenBalances.token)
      .limit(1),
  ])
  return { hasLogs: emitted.length > 0, hasTokens: held.length > 0 }
}

/** The native-coin balance after each block that changed it, newest first. */
export async function listCoinBalances(
  database: Database,
  address: Address,
  paging: Paging<CoinBalanceCursor>,
): Promise<Page<CoinBalanceRow>> {
  const { after } = paging
  const rows = await database
    .select()
    .from(coinBalances)
    .where(
      and(
        eq(coinBalances.address, address),
        after ? lt(coinBalances.blockNumber, after.block_number) : undefined,
      ),
    )
    .orderBy(desc(coinBalances.blockNumber))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows, paging, (row) => ({ block_number: row.blockNumber }))
}
