import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { address, blockNumber, hash, instant, uint256 } from './columns.ts'

export const tokens = pgTable(
  'tokens',
  {
    address: address().primaryKey(),
    firstBlock: blockNumber(),
    /** ERC-20, ERC-721, ERC-1155 */
    type: text().notNull(),
    name: text(),
    symbol: text(),
    decimals: integer(),
    /** Minted less burnt, by its transfers. A token that grows without transfers (a pToken) has more. */
    totalSupply: uint256().notNull().default(sql`0`),
    holders: integer().notNull().default(0),
    transfers: integer().notNull().default(0),
  },
  (table) => [index('tokens_holders').on(table.holders, table.address), index('tokens_type').on(table.type)],
)

export const tokenTransfers = pgTable(
  'token_transfers',
  {
    /** Never reused, not even after a reorg. */
    id: integer().generatedAlwaysAsIdentity(),
    blockNumber: blockNumber(),
    logIndex: integer().notNull(),
    /** Position in an ERC-1155 batch, else 0. */
    batchIndex: integer().notNull().default(0),
    transactionHash: hash().notNull(),
    timestamp: instant().notNull(),
    token: address().notNull(),
    tokenType: text().notNull(),
    from: address().notNull(),
    to: address().notNull(),
    amount: uint256().notNull(),
    tokenId: uint256(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex, table.batchIndex] }),
    // NFT transfers are rare among ERC-20 transfers and have their own lists.
    index('token_transfers_collectibles')
      .on(table.tokenType, table.blockNumber, table.logIndex, table.batchIndex)
      .where(sql`token_type <> 'ERC-20'`),
    index('token_transfers_collectibles_from')
      .on(...([table.from, table.tokenType, table.blockNumber, table.logIndex, table.batchIndex] as const))
      .where(sql`token_type <> 'ERC-20'`),
    index('token_transfers_collectibles_to')
      .on(...([table.to, table.tokenType, table.blockNumber, table.logIndex, table.batchIndex] as const))
      .where(sql`token_type <> 'ERC-20'`),
    index('token_transfers_instance')
      .on(...([table.token, table.tokenId, table.blockNumber, table.logIndex, table.batchIndex] as const))
      .where(sql`token_type <> 'ERC-20'`),
    index('token_transfers_transaction').on(table.transactionHash, table.logIndex, table.batchIndex),
    // The columns after the position let the database count and sum from the index alone.
    index('token_transfers_token').on(
      ...([table.token, table.blockNumber, table.logIndex, table.batchIndex, table.tokenType] as const),
    ),
    index('token_transfers_from').on(
      ...([table.from, table.blockNumber, table.logIndex, table.batchIndex] as const),
      ...([table.tokenType, table.token, table.tokenId, table.amount] as const),
    ),
    index('token_transfers_to').on(
      ...([table.to, table.blockNumber, table.logIndex, table.batchIndex] as const),
      ...([table.tokenType, table.token, table.tokenId, table.amount] as const),
    ),
  ],
)

/**
 * The holdings by transfers. For ERC-20 `tokenId` is 0. Rows of zero are deleted. A token that grows without transfers
 * (a pToken) pays out more than came in, so an amount can be negative: readers take `amount > 0`. An account that
 * withdrew its whole deposit may still hold the interest, so rows of zero of such a token stay.
 */
export const tokenBalances = pgTable(
  'token_balances',
  {
    token: address().notNull(),
    holder: address().notNull(),
    tokenId: uint256().notNull().default(sql`0`),
    amount: uint256().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.holder, table.tokenId] }),
    index('token_balances_holder').on(table.holder, table.token),
    index('token_balances_amount').on(table.token, table.amount, table.holder, table.tokenId),
    // ERC-20 balances have the id 0 and would only make it larger. The few NFTs with that id are found without it.
    index('token_balances_instance')
      .on(table.token, table.tokenId, table.amount, table.holder)
      .where(sql`token_id <> 0`),
  ],
)
