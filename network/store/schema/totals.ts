import { sql } from 'drizzle-orm'
import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core'
import { uint256 } from './columns.ts'

/** A single row of running totals, so that no request has to count a table. */
export const totals = pgTable('totals', {
  id: integer().primaryKey().default(1),
  blocks: integer().notNull().default(0),
  /** Blocks whose internal transactions are unknown. */
  untracedBlocks: integer().notNull().default(0),
  transactions: integer().notNull().default(0),
  addresses: integer().notNull().default(0),
  markets: integer().notNull().default(0),
  swaps: integer().notNull().default(0),
  tokenTransfers: integer().notNull().default(0),
  gasUsed: uint256().notNull().default(sql`0`),
})

/** Transactions of each UTC day. */
export const transactionDays = pgTable('transaction_days', {
  day: date({ mode: 'string' }).primaryKey(),
  transactions: bigint({ mode: 'number' }).notNull(),
  gasUsed: uint256().notNull(),
})
