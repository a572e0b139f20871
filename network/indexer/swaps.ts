import { desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { type Address, zeroAddress } from 'viem'
import { followed, markets, swaps } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'
import type { IndexerContext } from './context.ts'
import { readAddress } from './input.ts'
import { type PageArguments, readLimit, readPage } from './paging.ts'
import { marketToken, price, usd } from './units.ts'

type StoredSwap = typeof swaps.$inferSelect & { token: Address; stablecoin: Address | null }

/** Stored swaps with the two tokens they are between, ready for `where`, an order and a limit. */
export function selectSwaps(database: Database) {
  return database
    .select({ ...getTableColumns(swaps), token: markets.token, stablecoin: followed.stablecoin })
    .from(swaps)
    .innerJoin(markets, eq(markets.pool, swaps.pool))
    .leftJoin(followed, eq(followed.id, 1))
    .$dynamic()
}

/** A stored swap in the spec's shape; `reserveUsdAfter` is the whole virtual reserve, so price = reserve / reserve. */
export function swapRecord(swap: StoredSwap) {
  const [amountIn, amountOut] = swap.isBuy
    ? [usd(swap.amountIn), marketToken(swap.amountOut)]
    : [marketToken(swap.amountIn), usd(swap.amountOut)]
  return {
    id: swap.id,
    txHash: swap.transactionHash,
    poolAddress: swap.pool,
    sender: swap.sender,
    stablecoinIn: swap.isBuy ? swap.stablecoin : null,
    stablecoinOut: swap.isBuy ? null : swap.stablecoin,
    tokenIn: swap.isBuy ? (swap.stablecoin ?? zeroAddress) : swap.token,
    tokenOut: swap.isBuy ? swap.token : (swap.stablecoin ?? zeroAddress),
    amountIn,
    amountOut,
    feeAmount: usd(swap.feeAmount),
    reserveUsdAfter: usd(swap.virtualReserveUsdAfter),
    reserveTokenAfter: marketToken(swap.reserveTokenAfter),
    priceUsd: price(swap.priceAfter),
    blockNumber: swap.blockNumber,
    timestamp: swap.timestamp.toISOString(),
  }
}

/** Newest first. */
async function readSwaps(database: Database, page: { limit: number; offset?: number }, where?: SQL) {
  const rows = await selectSwaps(database)
    .where(where)
    .orderBy(desc(swaps.blockNumber), desc(swaps.logIndex))
    .limit(page.limit)
    .offset(page.offset ?? 0)
  return rows.map(swapRecord)
}

export const swapQueries = {
  swaps(_: unknown, input: PageArguments & { poolAddress: string }, { database }: IndexerContext) {
    const pool = readAddress('poolAddress', input.poolAddress)
    return readSwaps(database, readPage(input), eq(swaps.pool, pool))
  },

  swapsByUser(_: unknown, input: PageArguments & { sender: string }, { database }: IndexerContext) {
    const sender = readAddress('sender', input.sender)
    return readSwaps(database, readPage(input), eq(swaps.sender, sender))
  },

  recentSwaps(_: unknown, { limit }: PageArguments, { database }: IndexerContext) {
    return readSwaps(database, { limit: readLimit(limit) })
  },
}
