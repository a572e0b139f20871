import { and, asc, desc, eq, getTableColumns, inArray, ne, type SQL, type Subquery, sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { above, below, type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import type { Direction, TokenType } from '#network/explorer/request/parameters.ts'
import { fromTable, newestFirstRows } from '#network/store/queries/newestFirstRows.ts'
import type { IndexScan } from '#network/store/queries/newestRows.ts'
import { tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'
import { transfersOfInstance } from './instanceQueries.ts'

/** A token transfer with what its record shows of its transaction. */
export type TokenTransferRow = typeof tokenTransfers.$inferSelect & {
  blockHash: Hash | null
  method: string | null
}
export type TokenTransferCursor = { block_number: number; index: number; index_in_batch: number }
export type TokenTransferFilter = {
  types: TokenType[] | null
  direction: Direction | null
  token: Address | null
}

const position = [tokenTransfers.blockNumber, tokenTransfers.logIndex, tokenTransfers.batchIndex]

/** A page of the transfers in any of the scans, after the cursor. */
async function readPage(
  database: Database,
  scans: IndexScan[],
  paging: Paging<TokenTransferCursor>,
): Promise<Page<TokenTransferRow>> {
  const { after } = paging
  const beyond = after ? below(position, [after.block_number, after.index, after.index_in_batch]) : undefined
  const narrowed = scans.map((scan) => ({
    ...scan,
    condition: and(scan.condition, beyond) ?? scan.condition,
  }))
  const rows = await rowsOf(database, newestFirstRows(tokenTransfers, position, narrowed, paging))
    .orderBy(...position.map((column) => desc(column)))
    .limit(paging.size + 1)
  return pageOfTransfers(rows, paging)
}

function rowsOf(database: Database, source: Subquery) {
  return database
    .select({
      transfer: getTableColumns(tokenTransfers),
      blockHash: transactions.blockHash,
      method: sql<string | null>`coalesce(${transactions.method}, ${transactions.methodId})`,
    })
    .from(source)
    .leftJoin(transactions, eq(transactions.hash, tokenTransfers.transactionHash))
    .$dynamic()
}

function pageOfTransfers(
  rows: Awaited<ReturnType<typeof rowsOf>>,
  paging: Paging<TokenTransferCursor>,
): Page<TokenTransferRow> {
  return pageOf(
    rows.map(({ transfer, ...around }) => ({ ...transfer, ...around })),
    paging,
    (row) => ({ block_number: row.blockNumber, index: row.logIndex, index_in_batch: row.batchIndex }),
  )
}

function ofTypes(types: TokenType[] | null): SQL | undefined {
  return types ? inArray(tokenTransfers.tokenType, types) : undefined
}

/** The transfers of all tokens, newest first. */
export function listTokenTransfers(
  database: Database,
  types: TokenType[] | null,
  paging: Paging<TokenTransferCursor>,
): Promise<Page<TokenTransferRow>> {
  const scans = types?.map((type) => ({ condition: ofType(type) }))
  return readPage(database, scans ?? [{ condition: sql`true` }], paging)
}

/** Nearly all transfers are ERC-20. The few others have indexes of their own, ordered within each type. */
function ofType(type: TokenType): SQL {
  const only = sql`${eq(tokenTransfers.tokenType, type)}`
  // A literal, not a parameter: the planner must see that the partial index covers these rows.
  return type === 'ERC-20' ? only : sql`${only} and ${tokenTransfers.tokenType} <> 'ERC-20'`
}

/** The transfers of one token, newest first. */
export function listTransfersOfToken(
  database: Database,
  token: Address,
  paging: Paging<TokenTransferCursor>,
): Promise<Page<TokenTransferRow>> {
  return readPage(database, [{ condition: eq(tokenTransfers.token, token) }], paging)
}

/** The transfers of one token of a collection, newest first. */
export function listTransfersOfInstance(
  database: Database,
  token: Address,
  id: bigint,
  paging: Paging<TokenTransferCursor>,
): Promise<Page<TokenTransferRow>> {
  return readPage(database, [{ condition: transfersOfInstance(token, id) }], paging)
}

/** The transfers of one transaction, in their order. */
export async function listTransactionTransfers(
  database: Database,
  hash: Hash,
  types: TokenType[] | null,
  paging: Paging<TokenTransferCursor>,
): Promise<Page<TokenTransferRow>> {
  const { after } = paging
  const beyond = after ? above(position, [after.block_number, after.index, after.index_in_batch]) : undefined
  const condition = and(eq(tokenTransfers.transactionHash, hash), ofTypes(types), beyond)
  const rows = await rowsOf(database, fromTable(tokenTransfers, condition))
    .orderBy(asc(tokenTransfers.logIndex), asc(tokenTransfers.batchIndex))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOfTransfers(rows, paging)
}

/** Transfers to or from an address, newest first. */
export function listAddressTokenTransfers(
  database: Database,
  address: Address,
  { types, token, direction }: TokenTransferFilter,
  paging: Paging<TokenTransferCursor>,
): Promise<Page<TokenTransferRow>> {
  const sent = eq(tokenTransfers.from, address)
  const received = eq(tokenTransfers.to, address)
  const scans = {
    from: [sent],
    to: [received],
    both: [sent, sql`${received} and ${ne(tokenTransfers.from, address)}`],
  }[direction ?? 'both']
  // This form keeps the planner off the token's own index: few of the token's transfers may involve this address.
  const ofToken = token ? sql`(${eq(tokenTransfers.token, token)}) is true` : undefined
  const kinds = types?.includes('ERC-20') === false ? types.map(ofType) : [ofTypes(types)]
  const narrowed = scans.flatMap((scan) =>
    kinds.map((kind) => ({ condition: and(scan, kind, ofToken) ?? scan })),
  )
  return readPage(database, narrowed, paging)
}

/** Whether an address ever sent or received a token. */
export async function hasTokenTransfers(database: Database, address: Address): Promise<boolean> {
  const page = await listAddressTokenTransfers(
    database,
    address,
    { types: null, direction: null, token: null },
    { size: 1, offset: 0, after: null },
  )
  return page.rows.length > 0
}
