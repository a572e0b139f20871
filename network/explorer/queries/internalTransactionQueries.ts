import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  ne,
  type SQL,
  type Subquery,
  sql,
} from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { below, type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import type { Direction } from '#network/explorer/request/parameters.ts'
import { inArray } from '#network/store/queries/inArray.ts'
import { fromTable, newestFirstRows } from '#network/store/queries/newestFirstRows.ts'
import { internalTransactions, transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

export type InternalTransactionRow = typeof internalTransactions.$inferSelect & { timestamp: Date | null }
export type InternalTransactionCursor = { block_number: number; transaction_index: number; index: number }

const position = [
  internalTransactions.blockNumber,
  internalTransactions.transactionIndex,
  internalTransactions.index,
]

const cursorOf = (row: InternalTransactionRow) => ({
  block_number: row.blockNumber,
  transaction_index: row.transactionIndex,
  index: row.index,
})

function rowsOf(database: Database, source: Subquery) {
  return database
    .select({ ...getTableColumns(internalTransactions), timestamp: transactions.timestamp })
    .from(source)
    .leftJoin(transactions, eq(transactions.hash, internalTransactions.transactionHash))
    .$dynamic()
}

function belowCursor({ after }: Paging<InternalTransactionCursor>): SQL | undefined {
  return after ? below(position, [after.block_number, after.transaction_index, after.index]) : undefined
}

/** Calls and creations inside a transaction, in the order they were made. */
export async function listTransactionInternals(
  database: Database,
  hash: Hash,
  { zeroValues }: { zeroValues: boolean },
  paging: Paging<{ index: number }>,
): Promise<Page<InternalTransactionRow>> {
  const { after } = paging
  const condition = and(
    eq(internalTransactions.transactionHash, hash),
    after ? gt(internalTransactions.index, after.index) : undefined,
    zeroValues ? undefined : gt(internalTransactions.value, 0n),
  )
  const rows = await rowsOf(database, fromTable(internalTransactions, condition))
    .orderBy(asc(internalTransactions.index))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows, paging, cursorOf)
}

/** Calls and creations inside all transactions, newest first. */
export async function listInternals(
  database: Database,
  { zeroValues }: { zeroValues: boolean },
  paging: Paging<InternalTransactionCursor>,
): Promise<Page<InternalTransactionRow>> {
  const condition = and(zeroValues ? undefined : gt(internalTransactions.value, 0n), belowCursor(paging))
  const scan = { condition: condition ?? sql`true` }
  return newestInternals(database, [scan], paging)
}

/** Calls and creations by or to an address, and the creation of it, newest first. */
export async function listAddressInternals(
  database: Database,
  address: Address,
  { direction, zeroValues }: { direction: Direction | null; zeroValues: boolean },
  paging: Paging<InternalTransactionCursor>,
): Promise<Page<InternalTransactionRow>> {
  const sent = { condition: eq(internalTransactions.from, address) }
  const received = [
    { condition: eq(internalTransactions.to, address) },
    {
      // A creation that also has a `to` would be scanned twice.
      condition: sql`${eq(internalTransactions.createdContract, address)} and ${isNull(internalTransactions.to)}`,
      small: true,
    },
  ]
  const fromOthers = received.map((scan) => ({
    ...scan,
    condition: sql`${scan.condition} and ${ne(internalTransactions.from, address)}`,
  }))
  const scans = { from: [sent], to: received, both: [sent, ...fromOthers] }[direction ?? 'both']
  const narrowing = and(zeroValues ? undefined : gt(internalTransactions.value, 0n), belowCursor(paging))
  const narrowed = scans.map((scan) => ({
    ...scan,
    condition: and(scan.condition, narrowing) ?? scan.condition,
  }))
  return newestInternals(database, narrowed, paging)
}

async function newestInternals(
  database: Database,
  scans: Parameters<typeof newestFirstRows>[2],
  paging: Paging<InternalTransactionCursor>,
): Promise<Page<InternalTransactionRow>> {
  const rows = await rowsOf(database, newestFirstRows(internalTransactions, position, scans, paging))
    .orderBy(...position.map((column) => desc(column)))
    .limit(paging.size + 1)
  return pageOf(rows, paging, cursorOf)
}

export type BlockPayment = Awaited<ReturnType<typeof paymentsInBlock>>[number]

/** Native coins moved inside the transactions of a block, by calls that did not fail. */
export function paymentsInBlock(database: Database, blockNumber: number) {
  return database
    .select({
      transactionIndex: internalTransactions.transactionIndex,
      from: internalTransactions.from,
      to: internalTransactions.to,
      createdContract: internalTransactions.createdContract,
      value: internalTransactions.value,
    })
    .from(internalTransactions)
    .where(
      and(
        eq(internalTransactions.blockNumber, blockNumber),
        gt(internalTransactions.value, 0n),
        isNull(internalTransactions.error),
        // A delegate call moves nothing: its value is that of the call around it.
        ne(internalTransactions.type, 'delegatecall'),
        ne(internalTransactions.type, 'callcode'),
      ),
    )
}

/** Whether a call inside a transaction failed. The transaction itself may have succeeded. */
export async function hasInternalError(database: Database, hash: Hash): Promise<boolean> {
  const rows = await database
    .select({ index: internalTransactions.index })
    .from(internalTransactions)
    .where(and(eq(internalTransactions.transactionHash, hash), isNotNull(internalTransactions.error)))
    .limit(1)
  return rows.length > 0
}

/** The code that a contract ran in a transaction as its own, by `delegatecall`. */
export type RanCode = { transactionHash: Hash; contract: Address; code: Address }

/** What the contracts ran in the transactions as their own code, in the order in which they first did. */
export async function codeRun(database: Database, hashes: Hash[], contracts: Address[]): Promise<RanCode[]> {
  if (hashes.length === 0 || contracts.length === 0) return []
  const { transactionHash, from, to, type, index } = internalTransactions
  const rows = await database
    .select({ transactionHash, contract: from, code: to })
    .from(internalTransactions)
    .where(
      and(
        inArray(transactionHash, hashes),
        inArray(from, contracts),
        eq(type, 'delegatecall'),
        isNotNull(to),
      ),
    )
    .groupBy(transactionHash, from, to)
    .orderBy(sql`min(${index})`)
  return rows.flatMap(({ code, ...row }) => (code ? [{ ...row, code }] : []))
}

/** Whether a contract asked to be destroyed, in a call that did not fail. */
export async function hasSelfDestructed(database: Database, contract: Address): Promise<boolean> {
  const { from, type, error, index } = internalTransactions
  const rows = await database
    .select({ index })
    .from(internalTransactions)
    .where(and(eq(from, contract), eq(type, 'selfdestruct'), isNull(error)))
    .limit(1)
  return rows.length > 0
}
