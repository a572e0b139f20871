import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Address, Hash, Hex } from 'viem'
import { methodName } from '#network/decode/methodName.ts'
import { above, below, type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import type { Direction } from '#network/explorer/request/parameters.ts'
import { newestFirstCondition } from '#network/store/queries/newestFirstCondition.ts'
import type { IndexScan } from '#network/store/queries/newestRows.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import {
  type TransactionKind,
  transactionKinds,
  transactions,
} from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

/** A transaction with the base fee of its block, and whether all its internal transactions are known. */
export type TransactionRow = typeof transactions.$inferSelect & {
  baseFeePerGas: bigint | null
  isTraced: boolean
}
export type TransactionCursor = { block_number: number; index: number }
/** The transaction has one of the kinds, and calls one of the methods, by name or selector. */
export type TransactionFilter = { kinds: string[] | null; methods: { names: string[]; ids: Hex[] } | null }

const position = [transactions.blockNumber, transactions.index]

async function readTransactions(
  database: Database,
  condition: SQL | undefined,
  limit: number,
  order: typeof asc = desc,
): Promise<TransactionRow[]> {
  const rows = await database
    .select({
      transaction: transactions,
      baseFeePerGas: blocks.baseFeePerGas,
      internals: blocks.internalTransactionsCount,
    })
    .from(transactions)
    .leftJoin(blocks, eq(blocks.hash, transactions.blockHash))
    .where(condition)
    .orderBy(order(transactions.blockNumber), order(transactions.index))
    .limit(limit)
  return rows.map(({ transaction, baseFeePerGas, internals }) => ({
    ...transaction,
    baseFeePerGas,
    isTraced: internals !== null,
  }))
}

/** A page of the transactions in any of the scans, after the cursor. */
async function readPage(
  database: Database,
  scans: IndexScan[],
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const { after } = paging
  const beyond = after ? below(position, [after.block_number, after.index]) : undefined
  const narrowed = scans.map((scan) => ({
    ...scan,
    condition: and(scan.condition, beyond) ?? scan.condition,
  }))
  const rows = await readTransactions(
    database,
    newestFirstCondition(transactions, position, narrowed, paging),
    paging.size + 1,
  )
  return pageOf(rows, paging, (row) => ({ block_number: row.blockNumber, index: row.index }))
}

/** The same condition as in the kind's index, so that the index is used. */
function isOfKind(kind: TransactionKind): SQL {
  return sql`${transactions.kinds} @> ${sql.raw(`'{${kind}}'`)}`
}

/** One scan for each kind, along its own index. A transaction of several kinds belongs to the first of them. */
function kindScans(kinds: string[]): IndexScan[] {
  const known = transactionKinds.filter((kind) => kinds.includes(kind))
  if (known.length === 0) return [{ condition: sql`false` }]
  return known.map((kind, index) => {
    const earlier = known.slice(0, index).map((other) => sql`not ${isOfKind(other)}`)
    return { condition: sql.join([isOfKind(kind), ...earlier], sql` and `) }
  })
}

/** One scan for each method, along the index of method names. A method without a name is null there. */
function methodScans({ names, ids }: { names: string[]; ids: Hex[] }): IndexScan[] {
  const others = ids.filter((id) => !names.includes(methodName(id) ?? ''))
  return [
    ...names.map((name) => ({ condition: eq(transactions.method, name) })),
    ...others.map((id) => {
      const name = methodName(id)
      const named = name === null ? isNull(transactions.method) : eq(transactions.method, name)
      return { condition: sql`${named} and ${eq(transactions.methodId, id)}` }
    }),
  ]
}

function scansOf({ kinds, methods }: TransactionFilter): IndexScan[] {
  if (!methods) return kinds ? kindScans(kinds) : [{ condition: sql`true` }]
  const ofKinds = kinds ? sql`${transactions.kinds} && ${sql.param(kinds, transactions.kinds)}` : sql`true`
  return methodScans(methods).map(({ condition }) => ({ condition: sql`${condition} and ${ofKinds}` }))
}

/** Mined transactions, newest first. */
export function listTransactions(
  database: Database,
  filter: TransactionFilter,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  return readPage(database, scansOf(filter), paging)
}

/** The transactions of one block, last position first. */
export function listBlockTransactions(
  database: Database,
  block: { number: number; hash: Hash },
  filter: TransactionFilter,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const inBlock = sql`${eq(transactions.blockNumber, block.number)} and ${eq(transactions.blockHash, block.hash)}`
  const scans = scansOf(filter).map(({ condition }) => ({ condition: sql`${inBlock} and (${condition})` }))
  return readPage(database, scans, paging)
}

/** Transactions that an address sent or received, and the one that created it, newest first. */
export function listAddressTransactions(
  database: Database,
  address: Address,
  direction: Direction | null,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  return readPage(database, addressScans(address, direction), paging)
}

/** The same transactions, oldest first. The pages have cursors only, no numbers. */
export async function listOldestAddressTransactions(
  database: Database,
  address: Address,
  direction: Direction | null,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const { after, size } = paging
  const beyond = after ? above(position, [after.block_number, after.index]) : undefined
  const found = await Promise.all(
    addressScans(address, direction).map(({ condition }) =>
      readTransactions(database, and(condition, beyond), size + 1, asc),
    ),
  )
  const rows = found.flat().sort((a, b) => a.blockNumber - b.blockNumber || a.index - b.index)
  return pageOf(rows, paging, (row) => ({ block_number: row.blockNumber, index: row.index }))
}

/** One scan for each way in which a transaction is one of an address. No transaction is in two of them. */
function addressScans(address: Address, direction: Direction | null): IndexScan[] {
  const sent = { condition: eq(transactions.from, address) }
  const received = [
    { condition: eq(transactions.to, address) },
    { condition: eq(transactions.createdContract, address), small: true },
  ]
  if (direction === 'from') return [sent]
  if (direction === 'to') return received
  const fromOthers = received.map((scan) => ({
    ...scan,
    condition: sql`${scan.condition} and ${ne(transactions.from, address)}`,
  }))
  return [sent, ...fromOthers]
}

/** Undefined when no stored block has it: pending, pruned, or of another chain. */
export async function findTransaction(database: Database, hash: Hash): Promise<TransactionRow | undefined> {
  const [row] = await readTransactions(database, eq(transactions.hash, hash), 1)
  return row
}

/** Whether a stored block has it, without reading its record. */
export async function hasTransaction(database: Database, hash: Hash): Promise<boolean> {
  const { hash: column } = transactions
  const rows = await database.select({ hash: column }).from(transactions).where(eq(column, hash)).limit(1)
  return rows.length > 0
}

/** All transactions in the block of a transaction, in their order. */
export async function transactionsOfBlock(
  database: Database,
  { blockNumber }: Pick<TransactionRow, 'blockNumber'>,
): Promise<TransactionRow[]> {
  const rows = await readTransactions(database, eq(transactions.blockNumber, blockNumber), maximumInBlock)
  return rows.reverse()
}

/** No block's gas limit allows this many transactions. */
const maximumInBlock = 100_000
