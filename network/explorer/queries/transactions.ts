import { and, arrayOverlaps, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Address, Hash, Hex } from 'viem'
import { amongNewest, below, type Page, type Paging, pageOf } from '#network/explorer/paging.ts'
import type { Direction } from '#network/explorer/parameters.ts'
import { blocks, transactions } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'

/** A transaction with what its block charged as base fee. */
export type TransactionRow = typeof transactions.$inferSelect & { baseFeePerGas: bigint | null }
export type TransactionCursor = { block_number: number; index: number }
export type TransactionFilter = { kinds: string[] | null; methods: { names: string[]; ids: Hex[] } | null }

const position = [transactions.blockNumber, transactions.index]

async function readTransactions(
  database: Database,
  condition: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<TransactionRow[]> {
  const rows = await database
    .select({ transaction: transactions, baseFeePerGas: blocks.baseFeePerGas })
    .from(transactions)
    .leftJoin(blocks, eq(blocks.hash, transactions.blockHash))
    .where(condition)
    .orderBy(desc(transactions.blockNumber), desc(transactions.index))
    .limit(limit)
    .offset(offset)
  return rows.map(({ transaction, baseFeePerGas }) => ({ ...transaction, baseFeePerGas }))
}

const cursorOf = (row: TransactionRow) => ({ block_number: row.blockNumber, index: row.index })

function belowCursor({ after }: Paging<TransactionCursor>): SQL | undefined {
  return after ? below(position, [after.block_number, after.index]) : undefined
}

function matches({ kinds, methods }: TransactionFilter): SQL | undefined {
  return and(
    kinds ? arrayOverlaps(transactions.kinds, kinds) : undefined,
    methods
      ? or(inArray(transactions.method, methods.names), inArray(transactions.methodId, methods.ids))
      : undefined,
  )
}

/** Mined transactions, newest first. */
export async function listTransactions(
  database: Database,
  filter: TransactionFilter,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const condition = and(belowCursor(paging), matches(filter))
  return pageOf(await readTransactions(database, condition, paging.size + 1, paging.offset), paging, cursorOf)
}

/** The transactions of one block, last position first. */
export async function listBlockTransactions(
  database: Database,
  block: { number: number; hash: Hash },
  filter: TransactionFilter,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const condition = and(
    eq(transactions.blockNumber, block.number),
    eq(transactions.blockHash, block.hash),
    belowCursor(paging),
    matches(filter),
  )
  return pageOf(await readTransactions(database, condition, paging.size + 1, paging.offset), paging, cursorOf)
}

/** Transactions an address sent, received or was created by, newest first. */
export async function listAddressTransactions(
  database: Database,
  address: Address,
  direction: Direction | null,
  paging: Paging<TransactionCursor>,
): Promise<Page<TransactionRow>> {
  const sent = eq(transactions.from, address)
  const received = [eq(transactions.to, address), eq(transactions.createdContract, address)]
  const notSent = ne(transactions.from, address)
  const ways = {
    from: [sent],
    to: received,
    both: [sent, ...received.map((way) => and(way, notSent))],
  }[direction ?? 'both']
  const walks = ways.map((way) => and(way, belowCursor(paging))).filter((walk) => walk !== undefined)
  const rows = await readTransactions(
    database,
    amongNewest(transactions, position, walks, paging),
    paging.size + 1,
  )
  return pageOf(rows, paging, cursorOf)
}

export async function findTransaction(database: Database, hash: Hash): Promise<TransactionRow | undefined> {
  const [row] = await readTransactions(database, eq(transactions.hash, hash), 1)
  return row
}
