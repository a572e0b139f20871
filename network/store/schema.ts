import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Address, Hash, Hex } from 'viem'

/**
 * Everything the local network remembers. One schema for PGlite and PostgreSQL.
 * Facts (blocks, transactions, logs, traces, transfers, swaps …) are append-only and carry their block number;
 * what is derived from them (balances, holders, candles, 24-hour figures, totals) is kept as the blocks come and
 * recomputed for the keys a reorg touches.
 *
 * Addresses are checksummed, hashes lower-case, amounts base units, USD amounts the stablecoin's base units
 * (6 decimals), prices wad (18 decimals).
 */

const address = () => text().$type<Address>()
const hash = () => text().$type<Hash>()
const hex = () => text().$type<Hex>()
/** An integer of any size: sums of hostile amounts pass 256 bits. */
const uint256 = () => numeric({ mode: 'bigint' })
const blockNumber = () => integer().notNull()
const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** One row: which chain this database follows. Another genesis or other contracts mean another database. */
export const followed = pgTable('followed', {
  id: integer().primaryKey().default(1),
  chainId: integer().notNull(),
  genesisHash: hash().notNull(),
  curveFactory: address(),
  /** What the factory's markets are paid in: its own `stablecoin()`. */
  stablecoin: address(),
  lendingPool: address(),
  /** The newest block the node has told of, ingested or not. */
  headBlock: integer(),
  startedAt: instant().notNull().defaultNow(),
})

/** One row of running totals, so that no request counts a table. */
export const totals = pgTable('totals', {
  id: integer().primaryKey().default(1),
  blocks: integer().notNull().default(0),
  transactions: integer().notNull().default(0),
  addresses: integer().notNull().default(0),
  markets: integer().notNull().default(0),
  swaps: integer().notNull().default(0),
  tokenTransfers: integer().notNull().default(0),
  gasUsed: uint256().notNull().default(sql`0`),
})

/** Every block ever seen; those a reorg took off the chain stay with `consensus` false. */
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
    internalTransactionsCount: integer().notNull(),
    burntFees: uint256().notNull(),
    priorityFees: uint256().notNull(),
  },
  (table) => [
    uniqueIndex('blocks_consensus_number').on(table.number).where(sql`consensus`),
    index('blocks_number').on(table.number),
    index('blocks_reorg').on(table.number, table.hash).where(sql`not consensus`),
  ],
)

/** What a transaction may be, several at once; the explorer lists each kind by itself. */
export const transactionKinds = [
  'coin_transfer',
  'contract_call',
  'contract_creation',
  'token_transfer',
  'token_creation',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const transactions = pgTable(
  'transactions',
  {
    hash: hash().primaryKey(),
    blockNumber: blockNumber(),
    blockHash: hash().notNull(),
    index: integer().notNull(),
    timestamp: instant().notNull(),
    from: address().notNull(),
    to: address(),
    createdContract: address(),
    value: uint256().notNull(),
    gasLimit: uint256().notNull(),
    gasUsed: uint256().notNull(),
    cumulativeGasUsed: uint256().notNull(),
    /** What was paid for each unit of gas. */
    gasPrice: uint256().notNull(),
    maxFeePerGas: uint256(),
    maxPriorityFeePerGas: uint256(),
    /** Transaction envelope: 0 legacy, 1 access list, 2 dynamic fee, … */
    type: integer().notNull(),
    nonce: integer().notNull(),
    input: hex().notNull(),
    v: hex(),
    r: hex(),
    s: hex(),
    /** True for success, false for a revert. */
    succeeded: boolean().notNull(),
    /** Raw return data of the revert. */
    revertData: hex(),
    /** First four bytes of the input of a call to a contract. */
    methodId: hex(),
    /** Name of the called function, where one of the network's own ABIs has it. */
    method: text(),
    kinds: text().$type<TransactionKind>().array().notNull(),
    tokenTransfersCount: integer().notNull(),
  },
  (table) => [
    uniqueIndex('transactions_position').on(table.blockNumber, table.index),
    index('transactions_from').on(table.from, table.blockNumber, table.index),
    index('transactions_to').on(table.to, table.blockNumber, table.index),
    index('transactions_created_contract').on(table.createdContract).where(sql`created_contract is not null`),
    index('transactions_method').on(table.method, table.blockNumber, table.index),
    // A kind may be rare: then the newest of it are far apart.
    ...transactionKinds.map((kind) =>
      index(`transactions_${kind}`)
        .on(table.blockNumber, table.index)
        .where(sql.raw(`kinds @> '{${kind}}'`)),
    ),
  ],
)

export const logs = pgTable(
  'logs',
  {
    blockNumber: blockNumber(),
    logIndex: integer().notNull(),
    transactionHash: hash().notNull(),
    transactionIndex: integer().notNull(),
    address: address().notNull(),
    topic0: hash(),
    topic1: hash(),
    topic2: hash(),
    topic3: hash(),
    data: hex().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('logs_transaction').on(table.transactionHash, table.logIndex),
    index('logs_address').on(table.address, table.blockNumber, table.logIndex),
  ],
)

/** Calls and creations made inside transactions; the transaction's own top call is not among them. */
export const internalTransactions = pgTable(
  'internal_transactions',
  {
    blockNumber: blockNumber(),
    transactionIndex: integer().notNull(),
    /** Position in the transaction's trace, from 1. */
    index: integer().notNull(),
    transactionHash: hash().notNull(),
    /** call, delegatecall, staticcall, callcode, create, create2, selfdestruct */
    type: text().notNull(),
    from: address().notNull(),
    to: address(),
    createdContract: address(),
    value: uint256().notNull(),
    gasLimit: uint256().notNull(),
    gasUsed: uint256().notNull(),
    input: hex().notNull(),
    output: hex(),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.transactionIndex, table.index] }),
    index('internal_transactions_transaction').on(table.transactionHash, table.index),
    index('internal_transactions_from').on(
      table.from,
      table.blockNumber,
      table.transactionIndex,
      table.index,
    ),
    index('internal_transactions_to').on(table.to, table.blockNumber, table.transactionIndex, table.index),
    index('internal_transactions_created').on(table.createdContract).where(sql`created_contract is not null`),
  ],
)

/** Every address that was ever sender, receiver, emitter or creation. */
export const addresses = pgTable(
  'addresses',
  {
    address: address().primaryKey(),
    firstBlock: blockNumber(),
    isContract: boolean().notNull().default(false),
    creator: address(),
    creationTransaction: hash(),
    /** What the address is called in this network: a contract's or a token's name. */
    name: text(),
    /** Native coin in wei. Means nothing until `balanceKnown`: then it was compared with the node. */
    balance: uint256().notNull().default(sql`0`),
    balanceKnown: boolean().notNull().default(false),
    /** The newest block that changed it. */
    balanceBlock: integer().notNull().default(0),
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
    /** Never given twice, not even after a reorg. */
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
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
    uniqueIndex('token_transfers_position').on(table.blockNumber, table.logIndex, table.batchIndex),
    // Rare among ERC-20 transfers, and asked for by themselves.
    index('token_transfers_collectibles')
      .on(table.tokenType, table.blockNumber, table.logIndex, table.batchIndex)
      .where(sql`token_type <> 'ERC-20'`),
    index('token_transfers_transaction').on(table.transactionHash, table.logIndex, table.batchIndex),
    // The columns after the position spare the rows themselves: what is counted and summed is in the index.
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
 * Who holds how much, by the transfers: for ERC-20 `tokenId` is 0. Rows of zero are deleted. A token that grows
 * without transfers (a pToken) pays out more than came in, so a row can be negative: readers take `amount > 0`.
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
  ],
)

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
    /** As the creator wrote it, when it is JSON. */
    metadata: jsonb(),
    imageUrl: text(),
    supply: uint256().notNull(),
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
    feeStrategy: integer().notNull(),
    /** Basis points. */
    volatility: integer().notNull().default(0),
    holders: integer().notNull().default(0),
    /** What `trendingMarkets` is ordered by: volume of each of the last 24 hours, times how recent it is (24 … 1). */
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
    /** Never given twice, not even after a reorg. */
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    blockNumber: blockNumber(),
    logIndex: integer().notNull(),
    transactionHash: hash().notNull(),
    timestamp: instant().notNull(),
    pool: address().notNull(),
    sender: address().notNull(),
    isBuy: boolean().notNull(),
    amountIn: uint256().notNull(),
    amountOut: uint256().notNull(),
    feeAmount: uint256().notNull(),
    /** USD side of the trade, fee included: what volume counts. */
    amountUsd: uint256().notNull(),
    virtualReserveUsdAfter: uint256().notNull(),
    realReserveUsdAfter: uint256().notNull(),
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

/** Rolled up as the swaps come; only intervals with trades. `open` is the first trade's price in the interval. */
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
    pool: address().notNull(),
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
    /** Parts per million the next trade pays. */
    nextFee: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('volatility_snapshots_pool').on(table.pool, table.blockNumber, table.logIndex),
  ],
)

/** How many transactions each UTC day had. */
export const transactionDays = pgTable('transaction_days', {
  day: date({ mode: 'string' }).primaryKey(),
  transactions: bigint({ mode: 'number' }).notNull(),
  gasUsed: uint256().notNull(),
})
