import { and, arrayOverlaps, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Address, Hash, Hex } from 'viem'
import { methodName } from '#network/chain/methodName.ts'
import { below, newestOf, type Page, type Paging, pageOf, type Way } from '#network/explorer/paging.ts'
import type { Direction } from '#network/explorer/parameters.ts'
import { blocks, transactions } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'

/** A transaction with what its block charged as base fee. */
export type TransactionRow = typeof transactions.$inferSelect & { baseFeePerGas: bigint | null }
export type TransactionCursor = { block_number: number; index: number }
/** Kinds of which a transaction has one; methods of which it calls one, by name or selector. */
export type TransactionFilter = { kinds: string[] | null; methods: { names: string[]; ids: Hex[] } | null }

const position = [transactions.blockNumber, transactions.index]

async function readTransactions(
  database: Database,
  condition: SQL | undefined,
  limit: number,
): Promise<TransactionRow[]> {
  const rows = await database
    .select({ transaction: transactions, baseFeePerGas: blocks.baseFeePerGas })
    .from(transactions)
    .leftJoin(blocks, eq(blocks.hash, transactions.blockHash))
    .where(condition)
    .orderBy(desc(transactions.blockNumber), desc(transactions.index))
    .limit(limit)
  return rows.map(({ transaction, baseFeePerGas }) => ({ ...transaction, baseFeePerGas }))
}

/** A page of the transactions that any of the ways leads to, those that come after the cursor. */
async function readPage(
  database: Database,
  ways: Way[],
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const { after } = paging
  const beyond = after ? below(position, [after.block_number, after.index]) : undefined
  const walks = ways.map((way) => ({ ...way, condition: and(way.condition, beyond) ?? way.condition }))
  const rows = await readTransactions(
    database,
    newestOf(transactions, position, walks, paging),
    paging.size + 1,
  )
  return pageOf(rows, paging, (row) => ({ block_number: row.blockNumber, index: row.index }))
}

/** Kinds that so few transactions have that their own index finds them sooner than a walk past all the others. */
const rareKinds = ['contract_creation', 'token_creation', 'blob_transaction']

function kindWay(kinds: string[] | null): Way {
  if (!kinds) return { condition: sql`true` }
  const overlap = arrayOverlaps(transactions.kinds, kinds)
  if (kinds.every((kind) => rareKinds.includes(kind))) return { condition: overlap, few: true }
  // In this form no index serves it, and the newest transactions are looked through one by one.
  return { condition: sql`(${overlap}) is true` }
}

/** One way for each method: the index of method names leads to all of them, unknown ones lie there under null. */
function methodWays({ names, ids }: { names: string[]; ids: Hex[] }): Way[] {
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

function waysOf({ kinds, methods }: TransactionFilter): Way[] {
  const kind = kindWay(kinds)
  if (!methods) return [kind]
  return methodWays(methods).map(({ condition }) => ({ condition: sql`${condition} and ${kind.condition}` }))
}

/** Mined transactions, newest first. */
export function listTransactions(
  database: Database,
  filter: TransactionFilter,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  return readPage(database, waysOf(filter), paging)
}

/** The transactions of one block, last position first. */
export function listBlockTransactions(
  database: Database,
  block: { number: number; hash: Hash },
  filter: TransactionFilter,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const inBlock = sql`${eq(transactions.blockNumber, block.number)} and ${eq(transactions.blockHash, block.hash)}`
  const ways = waysOf(filter).map(({ condition }) => ({ condition: sql`${inBlock} and (${condition})` }))
  return readPage(database, ways, paging)
}

/** Transactions an address sent, received or was created by, newest first. */
export function listAddressTransactions(
  database: Database,
  address: Address,
  direction: Direction | null,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const sent = { condition: eq(transactions.from, address) }
  const received = [
    { condition: eq(transactions.to, address) },
    { condition: eq(transactions.createdContract, address), few: true },
  ]
  if (direction === 'from') return readPage(database, [sent], paging)
  if (direction === 'to') return readPage(database, received, paging)
  const fromOthers = received.map((way) => ({
    ...way,
    condition: sql`${way.condition} and ${ne(transactions.from, address)}`,
  }))
  return readPage(database, [sent, ...fromOthers], paging)
}

export async function findTransaction(database: Database, hash: Hash): Promise<TransactionRow | undefined> {
  const [row] = await readTransactions(database, eq(transactions.hash, hash), 1)
  return row
}

/** All transactions of the block another one is in, in their order. */
export async function transactionsOfBlock(
  database: Database,
  { blockNumber }: Pick<TransactionRow, 'blockNumber'>,
): Promise<TransactionRow[]> {
  const rows = await readTransactions(database, eq(transactions.blockNumber, blockNumber), mostInBlock)
  return rows.reverse()
}

/** More than any block's gas allows. */
const mostInBlock = 100_000
