import { eq } from 'drizzle-orm'
import { type Address, zeroAddress } from 'viem'
import { followed } from '#network/store/schema/followed.ts'
import { markets, swaps } from '#network/store/schema/marketTables.ts'
import type { Database } from '#network/store/store.ts'
import { marketToken, price, usd } from './wholeUnits.ts'

type SwapRow = { swap: typeof swaps.$inferSelect; token: Address; stablecoin: Address | null }

/** Stored swaps with the two tokens of their pools. A swap whose market a reorg has just removed is left out. */
export function selectSwaps(database: Database) {
  return database
    .select({ swap: swaps, token: markets.token, stablecoin: followed.stablecoin })
    .from(swaps)
    .innerJoin(markets, eq(markets.pool, swaps.pool))
    .leftJoin(followed, eq(followed.id, 1))
    .$dynamic()
}

/** A stored swap in the spec's shape. `reserveUsdAfter` is the whole virtual reserve, so price = reserve / reserve. */
export function swapRecord({ swap, token, stablecoin }: SwapRow) {
  const [amountIn, amountOut] = swap.isBuy
    ? [usd(swap.amountIn), marketToken(swap.amountOut)]
    : [marketToken(swap.amountIn), usd(swap.amountOut)]
  return {
    id: swap.id,
    txHash: swap.transactionHash,
    poolAddress: swap.pool,
    sender: swap.sender,
    stablecoinIn: swap.isBuy ? stablecoin : null,
    stablecoinOut: swap.isBuy ? null : stablecoin,
    tokenIn: swap.isBuy ? (stablecoin ?? zeroAddress) : token,
    tokenOut: swap.isBuy ? token : (stablecoin ?? zeroAddress),
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
