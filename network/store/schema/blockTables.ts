import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Address } from 'viem'
import { address, blockNumber, bytes, hash, hex, instant, uint256 } from './columns.ts'

/** A withdrawal of a validator, with the amount in wei as text. */
export type StoredWithdrawal = { index: number; validator: number; receiver: Address; amount: string }

/** Every block ever seen. Blocks that a reorg removed stay with `consensus` false. */
export const blocks = pgTable(
  'blocks',
  {
    hash: hash().primaryKey(),
    number: blockNumber(),
    consensus: boolean().notNull().default(true),
    parentHash: hash().notNull(),
    timestamp: instant().notNull(),
    miner: address().notNull(),
    gasUsed: uint256().notNull(),
    gasLimit: uint256().notNull(),
    baseFeePerGas: uint256(),
    size: integer().notNull(),
    difficulty: uint256().notNull(),
    totalDifficulty: uint256(),
    nonce: hex(),
    extraData: hex().notNull(),
    stateRoot: hash().notNull(),
    transactionsCount: integer().notNull(),
    /** Null where the node did not trace the block, so that its internal transactions are unknown. */
    internalTransactionsCount: integer(),
    burntFees: uint256().notNull(),
    priorityFees: uint256().notNull(),
    /** What the beacon chain paid in the block, in its own order. Null where the node did not tell it. */
    withdrawals: jsonb().$type<StoredWithdrawal[]>(),
  },
  (table) => [
    uniqueIndex('blocks_consensus_number').on(table.number).where(sql`consensus`),
    index('blocks_number').on(table.number),
    index('blocks_reorg').on(table.number, table.hash).where(sql`not consensus`),
  ],
)

/**
 * Our own node's answers about each block, verbatim and compressed, so that its port still has them when the node has
 * pruned them (`network/recall`). Blocks of other nodes have no row.
 */
export const nodeAnswers = pgTable(
  'node_answers',
  { blockNumber: blockNumber(), blockHash: hash().notNull(), body: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.blockNumber] })],
)
