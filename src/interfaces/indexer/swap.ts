import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type FeeUnit, sellFee } from '#domain/markets/trades/sellFee.ts'
import { config } from '#lib/browser/config/config.ts'
import { add, compare, type Decimal, subtract } from '#lib/numbers/decimal.ts'
import { address, decimal, hash, integer, optionalAddress, text } from '#lib/wire/shapes.ts'
import { pageSize } from './assumptions.ts'
import { checkRows, countRows, execute, time } from './graphql/execute.ts'
import { graphql } from './graphql/graphql.ts'
import { figure, inWholeUnits, poolOfSwap } from './indexerScale.ts'
import { tokenOfPool } from './marketTokens.ts'

export const swapFields = graphql(`
  fragment SwapFields on Swap {
    id transactionHash: txHash poolAddress sender stablecoinIn stablecoinOut tokenIn tokenOut
    amountIn amountOut feeAmount reserveUsdAfter reserveTokenAfter priceUsd blockNumber timestamp
  }
`)

const wireSwapSchema = v.object({
  id: integer,
  transactionHash: hash,
  poolAddress: address,
  sender: address,
  stablecoinIn: optionalAddress,
  stablecoinOut: optionalAddress,
  tokenIn: v.union([address, text]),
  tokenOut: v.union([address, text]),
  amountIn: figure,
  amountOut: figure,
  feeAmount: figure,
  reserveUsdAfter: decimal,
  reserveTokenAfter: decimal,
  priceUsd: decimal,
  blockNumber: integer,
  timestamp: time,
})

type WireSwap = v.InferOutput<typeof wireSwapSchema>

export const swapSchema = v.pipe(
  wireSwapSchema,
  inWholeUnits<WireSwap>({
    price: ['priceUsd'],
    amount: ['amountIn', 'amountOut', 'feeAmount', 'reserveUsdAfter', 'reserveTokenAfter'],
    pool: poolOfSwap,
  }),
  v.transform((swap) => completeSwap(swap, null)),
)

/** A trade on one market, with amounts derived from its side and the unit of its fee; null is unknown. */
export type Swap = WireSwap & {
  side: 'buy' | 'sell' | null
  tokenAmount: Decimal | null
  /** For a purchase the payment, fee included; for a sale the payout plus a fee in dollars. */
  usdAmount: Decimal | null
  /** The amount that an indexer's volume counts: `usdAmount`, null for a sale with an unknown fee unit. */
  volume: Decimal | null
  /** Dollars that changed hands: paid by a buyer, received by a seller. */
  usdSettled: Decimal | null
  /** Dollars that entered or left the reserve. */
  usdMoved: Decimal | null
  feeUnit: FeeUnit | null
  /** The amount that contains the fee, in the unit of the fee. */
  feeBase: Decimal | null
}

/** `usdBefore`: the dollars of the reserve before the trade, where the trade before it is known. */
function completeSwap(swap: WireSwap, usdBefore: Decimal | null): Swap {
  const { amountIn, amountOut, feeAmount } = swap
  const side = sideOf(swap)
  if (side === null) return { ...swap, ...unknownAmounts }
  if (side === 'buy') {
    // A fee above the payment cannot be dollars, and it is not told what else it is.
    const isDollars = compare(feeAmount, amountIn) <= 0
    return {
      ...swap,
      side,
      tokenAmount: amountOut,
      usdAmount: amountIn,
      volume: amountIn,
      usdSettled: amountIn,
      usdMoved: isDollars ? subtract(amountIn, feeAmount) : null,
      feeUnit: isDollars ? 'usd' : null,
      feeBase: isDollars ? amountIn : null,
    }
  }
  const { unit, usdMoved } = sellFee(swap, { usdBefore, configured: config().indexer.sellFee })
  const gross = unit === 'usd' ? add(amountOut, feeAmount) : amountOut
  return {
    ...swap,
    side,
    tokenAmount: amountIn,
    usdAmount: gross,
    volume: unit === null ? null : gross,
    usdSettled: amountOut,
    usdMoved,
    feeUnit: unit,
    feeBase: unit === 'usd' ? gross : unit === 'token' ? amountIn : null,
  }
}

const unknownAmounts = {
  side: null,
  tokenAmount: null,
  usdAmount: null,
  volume: null,
  usdSettled: null,
  usdMoved: null,
  feeUnit: null,
  feeBase: null,
}

/**
 * Finds the fee unit of sales by the reserves of the trade before them. The list has that trade where its tokens are
 * those after the sale without the sold ones.
 */
export function settleSales(swaps: readonly Swap[]): Swap[] {
  const reserveOf = (swap: Swap, tokens: Decimal) => `${swap.poolAddress} ${tokens}`
  // Of equal ones the first.
  const byReserve = new Map(
    swaps.toReversed().map((swap) => [reserveOf(swap, swap.reserveTokenAfter), swap.reserveUsdAfter]),
  )
  return swaps.map((swap) => {
    if (swap.side !== 'sell' || swap.usdMoved !== null) return swap
    const usdBefore = byReserve.get(reserveOf(swap, subtract(swap.reserveTokenAfter, swap.amountIn)))
    return usdBefore === undefined ? swap : completeSwap(swap, usdBefore)
  })
}

const swapsDocument = graphql(
  `query Swaps($poolAddress: String!, $limit: Int, $offset: Int) {
    swaps(poolAddress: $poolAddress, limit: $limit, offset: $offset) { ...SwapFields }
  }`,
  [swapFields],
)

const swapsByUserDocument = graphql(
  `query SwapsByUser($sender: String!, $limit: Int, $offset: Int) {
    swapsByUser(sender: $sender, limit: $limit, offset: $offset) { ...SwapFields }
  }`,
  [swapFields],
)

/**
 * Reads one page of a market's trades, newest first. Nothing caches them. `received` counts all rows, `unreadable` has
 * the text of unreadable ones.
 */
export async function readSwaps(poolAddress: string, offset = 0, limit = pageSize, signal?: AbortSignal) {
  const data = await execute(swapsDocument, { poolAddress, limit, offset }, signal)
  const swaps = settleSales(checkRows(swapSchema, data.swaps))
  const isUnreadable = (row: unknown) => !v.is(swapSchema, row)
  const unreadable = swaps.length === data.swaps.length ? [] : data.swaps.filter(isUnreadable)
  return { swaps, received: data.swaps.length, unreadable: unreadable.map((row) => JSON.stringify(row)) }
}

/** The trades an address made, newest first, one page, and how many could not be read. */
export function swapsByUserQuery(sender: string, offset = 0, limit = pageSize) {
  return queryOptions({
    queryKey: ['indexer', 'swapsByUser', sender, offset, limit],
    queryFn: ({ signal }) => readSwapsByUser(sender, { limit, offset }, signal),
  })
}

/** Reads one page of the trades an address made, newest first. */
export async function readSwapsByUser(
  sender: string,
  page: { limit: number; offset: number },
  signal: AbortSignal,
) {
  const { swapsByUser } = await execute(swapsByUserDocument, { sender, ...page }, signal)
  const { rows, unreadable } = countRows(swapSchema, swapsByUser)
  return { rows: settleSales(rows), unreadable }
}

/** The fields of a trade that tell its side. */
export const sideFields = {
  poolAddress: address,
  stablecoinIn: optionalAddress,
  stablecoinOut: optionalAddress,
  tokenIn: v.union([address, text]),
  tokenOut: v.union([address, text]),
}

type Sides = Pick<WireSwap, keyof typeof sideFields>

/**
 * Whether a trade bought or sold the token: by the side of the only stablecoin, else by the side of the market's token.
 * Null when neither decides.
 */
export function sideOf(swap: Sides): 'buy' | 'sell' | null {
  const { stablecoinIn, stablecoinOut, tokenIn, tokenOut } = swap
  if (stablecoinIn && !stablecoinOut) return 'buy'
  if (stablecoinOut && !stablecoinIn) return 'sell'
  const token = tokenOfPool(swap.poolAddress)
  if (token === null || tokenIn === tokenOut) return null
  if (tokenOut === token) return 'buy'
  return tokenIn === token ? 'sell' : null
}

/** A key that no other trade of the same market has. */
export function swapKey(swap: Swap): string {
  return `${swap.id}:${swap.transactionHash}`
}
