import { sql } from 'drizzle-orm'
import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { address, uint256 } from './columns.ts'

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
  /** Addresses that sent one or more of them. Null for a day whose records were pruned before they were counted. */
  activeAddresses: integer(),
})

/** Who sent transactions on each of the newest days, so that an address is counted once a day. */
export const activeAddresses = pgTable(
  'active_addresses',
  {
    day: date({ mode: 'string' }).notNull(),
    address: address().notNull(),
    transactions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.address] })],
)
