import { index, onchainTable } from 'ponder'

/**
 * The rows that our store keeps of each event. `id` is Ponder's own and grows with the chain. The indexes are those that
 * the measured lists need, each with the order of its list.
 */

const where = (t) => ({
  id: t.text().primaryKey(),
  blockNumber: t.integer().notNull(),
  logIndex: t.integer().notNull(),
  timestamp: t.integer().notNull(),
  transactionHash: t.hex().notNull(),
})

export const market = onchainTable(
  'market',
  (t) => ({
    id: t.integer().primaryKey(),
    pool: t.hex().notNull(),
    token: t.hex().notNull(),
    nftId: t.integer().notNull(),
    creator: t.hex().notNull(),
    name: t.text().notNull(),
    symbol: t.text().notNull(),
    metadata: t.text().notNull(),
    supply: t.bigint().notNull(),
    virtualReserveUsd: t.bigint().notNull(),
    feeStrategy: t.integer().notNull(),
    createdAtBlock: t.integer().notNull(),
  }),
  (table) => ({ ofPool: index().on(table.pool) }),
)

export const swap = onchainTable(
  'swap',
  (t) => ({
    ...where(t),
    pool: t.hex().notNull(),
    sender: t.hex().notNull(),
    isBuy: t.boolean().notNull(),
    amountIn: t.bigint().notNull(),
    amountOut: t.bigint().notNull(),
    feeAmount: t.bigint().notNull(),
    amountUsd: t.bigint().notNull(),
    virtualReserveUsdAfter: t.bigint().notNull(),
    realReserveUsdAfter: t.bigint().notNull(),
    reserveTokenAfter: t.bigint().notNull(),
    priceAfter: t.bigint().notNull(),
  }),
  (table) => ({ ofPool: index().on(table.pool, table.id), ofSender: index().on(table.sender, table.id) }),
)

export const volatilitySnapshot = onchainTable('volatility_snapshot', (t) => ({
  ...where(t),
  pool: t.hex().notNull(),
  volatility: t.integer().notNull(),
  nextFee: t.integer().notNull(),
}))

export const feeClaim = onchainTable(
  'fee_claim',
  (t) => ({
    ...where(t),
    pool: t.hex().notNull(),
    nftId: t.integer().notNull(),
    recipient: t.hex().notNull(),
    amount: t.bigint().notNull(),
  }),
  (table) => ({ ofNft: index().on(table.nftId, table.id) }),
)

export const tokenTransfer = onchainTable(
  'token_transfer',
  (t) => ({
    ...where(t),
    batchIndex: t.integer().notNull(),
    token: t.hex().notNull(),
    tokenType: t.text().notNull(),
    from: t.hex().notNull(),
    to: t.hex().notNull(),
    amount: t.bigint().notNull(),
    tokenId: t.bigint(),
  }),
  (table) => ({
    ofToken: index().on(table.token, table.id),
    ofFrom: index().on(table.from, table.id),
    ofTo: index().on(table.to, table.id),
  }),
)
