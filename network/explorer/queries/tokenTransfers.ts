import { and, asc, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { amongNewest, below, type Page, type Paging, pageOf } from '#network/explorer/paging.ts'
import type { Direction, TokenType } from '#network/explorer/parameters.ts'
import { tokenTransfers, transactions } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'

/** A transfer with what its record tells of the transaction around it. */
export type TokenTransferRow = typeof tokenTransfers.$inferSelect & {
  blockHash: Hash | null
  method: string | null
}
export type TokenTransferCursor = { block_number: number; index: number; index_in_batch: number }
export type TokenTransferFilter = { types: TokenType[] | null; token?: Address | null }

const position = [tokenTransfers.blockNumber, tokenTransfers.logIndex, tokenTransfers.batchIndex]

async function readTokenTransfers(
  database: Database,
  condition: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<TokenTransferRow[]> {
  const rows = await database
    .select({
      transfer: tokenTransfers,
      blockHash: transactions.blockHash,
      method: sql<string | null>`coalesce(${transactions.method}, ${transactions.methodId})`,
    })
    .from(tokenTransfers)
    .leftJoin(transactions, eq(transactions.hash, tokenTransfers.transactionHash))
    .where(condition)
    .orderBy(...position.map((column) => desc(column)))
    .limit(limit)
    .offset(offset)
  return rows.map(({ transfer, ...around }) => ({ ...transfer, ...around }))
}

const cursorOf = (row: TokenTransferRow) => ({
  block_number: row.blockNumber,
  index: row.logIndex,
  index_in_batch: row.batchIndex,
})

function belowCursor({ after }: Paging<TokenTransferCursor>): SQL | undefined {
  return after ? below(position, [after.block_number, after.index, after.index_in_batch]) : undefined
}

function matches({ types, token }: TokenTransferFilter): SQL | undefined {
  return and(
    types ? inArray(tokenTransfers.tokenType, types) : undefined,
    token ? eq(tokenTransfers.token, token) : undefined,
  )
}

/** Transfers on the whole network, of one token or of one transaction, newest first. */
export async function listTokenTransfers(
  database: Database,
  filter: TokenTransferFilter & { transaction?: Hash },
  paging: Paging<TokenTransferCursor>,
): Promise<Page<TokenTransferRow>> {
  const { transaction } = filter
  const condition = and(
    transaction ? eq(tokenTransfers.transactionHash, transaction) : undefined,
    matches(filter),
    belowCursor(paging),
  )
  const rows = await readTokenTransfers(database, condition, paging.size + 1, paging.offset)
  return pageOf(rows, paging, cursorOf)
}

/** Transfers to or from an address, newest first. */
export async function listAddressTokenTransfers(
  database: Database,
  address: Address,
  { direction, ...filter }: TokenTransferFilter & { direction: Direction | null },
  paging: Paging<TokenTransferCursor>,
): Promise<Page<TokenTransferRow>> {
  const sent = eq(tokenTransfers.from, address)
  const received = eq(tokenTransfers.to, address)
  const ways = {
    from: [sent],
    to: [received],
    both: [sent, and(received, ne(tokenTransfers.from, address))],
  }[direction ?? 'both']
  const walks = ways
    .map((way) => and(way, matches(filter), belowCursor(paging)))
    .filter((walk) => walk !== undefined)
  const condition = amongNewest(tokenTransfers, position, walks, paging)
  return pageOf(await readTokenTransfers(database, condition, paging.size + 1), paging, cursorOf)
}

/** The transfers of a transaction in the order they happened, at most `limit`. */
export function transfersOfTransaction(database: Database, hash: Hash, limit: number) {
  return database
    .select()
    .from(tokenTransfers)
    .where(eq(tokenTransfers.transactionHash, hash))
    .orderBy(asc(tokenTransfers.logIndex), asc(tokenTransfers.batchIndex))
    .limit(limit)
}

/** The transfers of some tokens that happened in a block before one of its logs. */
export function transfersEarlierInBlock(
  database: Database,
  { blockNumber, logIndex, tokens }: { blockNumber: number; logIndex: number; tokens: Address[] },
) {
  return database
    .select()
    .from(tokenTransfers)
    .where(
      and(
        eq(tokenTransfers.blockNumber, blockNumber),
        lt(tokenTransfers.logIndex, logIndex),
        inArray(tokenTransfers.token, tokens),
      ),
    )
}

/** Whether an address ever sent or received a token. */
export async function hasTokenTransfers(database: Database, address: Address): Promise<boolean> {
  const page = await listAddressTokenTransfers(
    database,
    address,
    { types: null, direction: null },
    { size: 1, offset: 0, after: null },
  )
  return page.rows.length > 0
}
