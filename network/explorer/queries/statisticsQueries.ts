import { desc, eq, gte, min, sql } from 'drizzle-orm'
import { blocks } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { totals, transactionDays } from '#network/store/schema/totals.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

export type RecentBlock = Awaited<ReturnType<typeof recentBlocks>>[number]

/** Running totals of the whole chain. Undefined before the first block. */
export async function readTotals(database: Database) {
  const [row] = await database.select().from(totals).limit(1)
  return row
}

/** The newest blocks, newest first. */
export function recentBlocks(database: Database, limit: number) {
  return database
    .select({
      timestamp: blocks.timestamp,
      gasUsed: blocks.gasUsed,
      gasLimit: blocks.gasLimit,
      baseFeePerGas: blocks.baseFeePerGas,
    })
    .from(blocks)
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(limit)
}

/** The tip that each of the newest transactions paid for a unit of gas, in wei. A deposit to a rollup pays no gas. */
export async function recentTips(database: Database, limit: number): Promise<bigint[]> {
  const rows = await database
    .select({ gasPrice: transactions.gasPrice, baseFeePerGas: blocks.baseFeePerGas })
    .from(transactions)
    .innerJoin(blocks, eq(blocks.hash, transactions.blockHash))
    .where(gte(transactions.gasPrice, sql`coalesce(${blocks.baseFeePerGas}, 0)`))
    .orderBy(desc(transactions.blockNumber), desc(transactions.index))
    .limit(limit)
  return rows.map(({ gasPrice, baseFeePerGas }) => gasPrice - (baseFeePerGas ?? 0n))
}

/** Days with transactions, newest first. */
export function recentDays(database: Database, limit: number) {
  return database.select().from(transactionDays).orderBy(desc(transactionDays.day)).limit(limit)
}

/**
 * The oldest day with stored transactions. Where the stored part of a chain begins later than its genesis, the earlier
 * ones of that day are not stored.
 */
export async function firstDay(database: Database): Promise<string | null> {
  const [row] = await database.select({ day: min(transactionDays.day) }).from(transactionDays)
  return row?.day ?? null
}

/** The chain that is stored, and which part of it. */
export type StoredChain = {
  /** The number of the node's newest block. */
  headBlock: number | null
  /** The first stored block. Above 0, counts and sums over the history are not known. */
  firstBlock: number
  /** The first block that has its records. Those of earlier ones were pruned, but figures still count them. */
  keptFrom: number
  /** Whether the node reports the calls inside transactions. */
  internalCalls: boolean
  /** How many blocks have internal transactions that are not known. */
  untracedBlocks: number
}

/** Reads the stored chain. Before the first block an empty chain counts as stored whole. */
export async function readStoredChain(database: Database): Promise<StoredChain> {
  const { headBlock, firstBlock, keptFrom, internalCalls } = followed
  const [row] = await database
    .select({
      headBlock,
      firstBlock,
      keptFrom,
      internalCalls,
      untracedBlocks: sql<number>`coalesce(${totals.untracedBlocks}, 0)`,
    })
    .from(followed)
    .leftJoin(totals, eq(totals.id, followed.id))
    .limit(1)
  return row ?? { headBlock: null, firstBlock: 0, keptFrom: 0, internalCalls: true, untracedBlocks: 0 }
}
