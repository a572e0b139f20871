import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { address, blockNumber, hash, instant, uint256 } from './columns.ts'

/** Every address that sent, received, emitted a log or was created. */
export const addresses = pgTable(
  'addresses',
  {
    address: address().primaryKey(),
    firstBlock: blockNumber(),
    isContract: boolean().notNull().default(false),
    creator: address(),
    creationTransaction: hash(),
    /** A contract's or a token's name. */
    name: text(),
    /** Native coin in wei. It is valid once `balanceKnown` is set, after a comparison with the node. */
    balance: uint256().notNull().default(sql`0`),
    balanceKnown: boolean().notNull().default(false),
    /** The newest block that changed it. */
    balanceBlock: integer().notNull().default(0),
    /** Whether the lending pool named it as a receipt token: balances of it grow without transfers. */
    isReceipt: boolean().notNull().default(false),
    /** The number of blocks it produced; null where pruned blocks were never counted. */
    validationsCount: integer().default(0),
    transactionsCount: integer().notNull().default(0),
    tokenTransfersCount: integer().notNull().default(0),
    gasUsed: uint256().notNull().default(sql`0`),
  },
  (table) => [
    index('addresses_first_block').on(table.firstBlock),
    index('addresses_creation').on(table.creationTransaction),
    index('addresses_unknown_balance').on(table.address).where(sql`not balance_known`),
  ],
)

/** Native-coin balance after each block that changed it. */
export const coinBalances = pgTable(
  'coin_balances',
  {
    address: address().notNull(),
    blockNumber: blockNumber(),
    timestamp: instant().notNull(),
    balance: uint256().notNull(),
    delta: uint256().notNull(),
    transactionHash: hash(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.blockNumber] }),
    index('coin_balances_block').on(table.blockNumber),
  ],
)
