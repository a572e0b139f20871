import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { markets, swaps } from '#network/store/schema/marketTables.ts'
import type { Database } from '#network/store/store.ts'
import { marketToken, price, usd } from './wholeUnits.ts'

type SwapRow = { swap: typeof swaps.$inferSelect; token: Address }

/** Stored swaps with the tokens of their markets. A swap whose market a reorg has just removed is left out. */
export function selectSwaps(database: Database) {
  return database
    .select({ swap: swaps, token: markets.token })
    .from(swaps)
    .innerJoin(markets, eq(markets.pool, swaps.pool))
    .$dynamic()
}

/**
 * A stored swap in the spec's shape. `feeAmount` counts what went in: dollars of a purchase, tokens of a sale.
 * `reserveUsdAfter` is the virtual and the real reserve together, so that price = reserve / reserve.
 */
export function swapRecord({ swap, token }: SwapRow) {
  const { isBuy, stablecoin } = swap
  const [inUnits, outUnits] = isBuy ? [usd, marketToken] : [marketToken, usd]
  return {
    id: swap.id,
    txHash: swap.transactionHash,
    poolAddress: swap.pool,
    sender: swap.sender,
    stablecoinIn: isBuy ? stablecoin : null,
    stablecoinOut: isBuy ? null : stablecoin,
    tokenIn: isBuy ? stablecoin : token,
    tokenOut: isBuy ? token : stablecoin,
    amountIn: inUnits(swap.amountIn),
    amountOut: outUnits(swap.amountOut),
    feeAmount: inUnits(swap.feeAmount),
    reserveUsdAfter: usd(swap.reserveUsdAfter),
    reserveTokenAfter: marketToken(swap.reserveTokenAfter),
    priceUsd: price(swap.priceAfter),
    blockNumber: swap.blockNumber,
    timestamp: swap.timestamp.toISOString(),
  }
}
