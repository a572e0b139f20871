import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { address, blockNumber, hash, instant, uint256 } from './columns.ts'

/** A bonding-curve market and its newest state. */
export const markets = pgTable(
  'markets',
  {
    id: integer().primaryKey(),
    pool: address().notNull(),
    token: address().notNull(),
    nftId: integer().notNull(),
    creator: address().notNull(),
    name: text().notNull(),
    symbol: text().notNull(),
    /** The creator's text, when it is JSON. */
    metadata: jsonb(),
    imageUrl: text(),
    supply: uint256().notNull(),
    /** The fixed, unbacked part. */
    virtualReserveUsd: uint256().notNull(),
    realReserveUsd: uint256().notNull(),
    reserveToken: uint256().notNull(),
    spotPrice: uint256().notNull(),
    marketCap: uint256().notNull(),
    /** Over the 24 hours that end with the newest block. */
    volume24h: uint256().notNull().default(sql`0`),
    trades24h: integer().notNull().default(0),
    volumeTotal: uint256().notNull().default(sql`0`),
    tradesTotal: integer().notNull().default(0),
    /** The use of the fees: 0 claim, 1 burn, 2 airdrop, 3 rewards of the pool. */
    feeStrategy: integer().notNull(),
    /** Basis points. */
    volatility: integer().notNull().default(0),
    holders: integer().notNull().default(0),
    /**
     * The order of `trendingMarkets`: the volume of each of the last 24 hours, weighted by how recent it is (24 … 1).
     */
    trending: doublePrecision().notNull().default(0),
    createdAtBlock: blockNumber(),
    createdAt: instant().notNull(),
    updatedAtBlock: blockNumber(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('markets_pool').on(table.pool),
    uniqueIndex('markets_token').on(table.token),
    index('markets_symbol').on(table.symbol),
    index('markets_creator').on(table.creator),
    index('markets_market_cap').on(table.marketCap, table.id),
    index('markets_volume').on(table.volume24h, table.id),
    index('markets_created').on(table.createdAtBlock, table.id),
    index('markets_price').on(table.spotPrice, table.id),
    index('markets_holders').on(table.holders, table.id),
    index('markets_trending').on(table.trending, table.id),
  ],
)

export const swaps = pgTable(
  'swaps',
  {
    /** Never reused, not even after a reorg. */
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    blockNumber: blockNumber(),
    logIndex: integer().notNull(),
    transactionHash: hash().notNull(),
    timestamp: instant().notNull(),
    pool: address().notNull(),
    /** The account whose tokens moved; the router is `caller`. */
    sender: address().notNull(),
    /** The account that called the pool. */
    caller: address().notNull(),
    stablecoin: address().notNull(),
    isBuy: boolean().notNull(),
    amountIn: uint256().notNull(),
    amountOut: uint256().notNull(),
    /** In the token that was paid in: dollars for a purchase, tokens for a sale. */
    feeAmount: uint256().notNull(),
    /** Dollars paid, fee included, or received. Their sum is the volume. */
    amountUsd: uint256().notNull(),
    /** Virtual and real dollars together. */
    reserveUsdAfter: uint256().notNull(),
    reserveTokenAfter: uint256().notNull(),
    priceAfter: uint256().notNull(),
  },
  (table) => [
    uniqueIndex('swaps_position').on(table.blockNumber, table.logIndex),
    index('swaps_pool').on(table.pool, table.blockNumber, table.logIndex),
    index('swaps_sender').on(table.sender, table.blockNumber, table.logIndex),
    index('swaps_timestamp').on(table.timestamp),
  ],
)

/**
 * Updated with every swap. An interval without trades has no candle. `open` is the first trade's price in the
 * interval.
 */
export const candles = pgTable(
  'candles',
  {
    pool: address().notNull(),
    /** Seconds: 60, 300, 900, 3600, 14400, 86400 */
    interval: integer().notNull(),
    openTime: instant().notNull(),
    open: uint256().notNull(),
    high: uint256().notNull(),
    low: uint256().notNull(),
    close: uint256().notNull(),
    volume: uint256().notNull(),
    trades: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pool, table.interval, table.openTime] })],
)

export const feeClaims = pgTable(
  'fee_claims',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    blockNumber: blockNumber(),
    logIndex: integer().notNull(),
    transactionHash: hash().notNull(),
    timestamp: instant().notNull(),
    nftId: integer().notNull(),
    recipient: address().notNull(),
    amount: uint256().notNull(),
  },
  (table) => [
    uniqueIndex('fee_claims_position').on(table.blockNumber, table.logIndex),
    index('fee_claims_nft').on(table.nftId, table.blockNumber, table.logIndex),
  ],
)

export const volatilitySnapshots = pgTable(
  'volatility_snapshots',
  {
    blockNumber: blockNumber(),
    logIndex: integer().notNull(),
    pool: address().notNull(),
    timestamp: instant().notNull(),
    /** Basis points. */
    volatility: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('volatility_snapshots_pool').on(table.pool, table.blockNumber, table.logIndex),
  ],
)

/** The strategies that a market's NFT was given, the one of its creation among them. */
export const feeStrategies = pgTable(
  'fee_strategies',
  {
    blockNumber: blockNumber(),
    logIndex: integer().notNull(),
    nftId: integer().notNull(),
    strategy: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('fee_strategies_nft').on(table.nftId, table.blockNumber, table.logIndex),
  ],
)
