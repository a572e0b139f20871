import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type FeeUnit, sellFee } from '#domain/markets/trades/sellFee.ts'
import { config } from '#lib/browser/config/config.ts'
import { add, type Decimal, subtract } from '#lib/numbers/decimal.ts'
import { address, decimal, hash, integer, optionalAddress, text } from '#lib/wire/shapes.ts'
import { inWholeUnits, poolOfSwap } from './amounts.ts'
import { pageSize } from './assumptions.ts'
import { checkRows, countRows, execute, time } from './graphql/execute.ts'
import { graphql } from './graphql/graphql.ts'
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
  amountIn: decimal,
  amountOut: decimal,
  feeAmount: decimal,
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

/** A trade on one market, with what its side and the unit of its fee make of the amounts; null is unknown. */
export type Swap = WireSwap & {
  side: 'buy' | 'sell' | null
  tokenAmount: Decimal | null
  /** What a buyer paid, fee included; of a sale the payout, and a fee that is counted in dollars. */
  usdAmount: Decimal | null
  /** What an indexer's volume counts: `usdAmount`, null for a sale whose fee has no known unit. */
  volume: Decimal | null
  /** Dollars that changed hands: paid by a buyer, received by a seller. */
  usdSettled: Decimal | null
  /** Dollars that entered or left the reserve. */
  usdMoved: Decimal | null
  feeUnit: FeeUnit | null
  /** The amount the fee is a part of, in the unit of the fee. */
  feeBase: Decimal | null
}

/** `usdBefore`: the dollars of the reserve before it, where the trade before it is known. */
function completeSwap(swap: WireSwap, usdBefore: Decimal | null): Swap {
  const { amountIn, amountOut, feeAmount } = swap
  const side = sideOf(swap)
  if (side === null) return { ...swap, ...unknownAmounts }
  if (side === 'buy')
    return {
      ...swap,
      side,
      tokenAmount: amountOut,
      usdAmount: amountIn,
      volume: amountIn,
      usdSettled: amountIn,
      usdMoved: subtract(amountIn, feeAmount),
      feeUnit: 'usd',
      feeBase: amountIn,
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

/** Settles sales whose fee has no known unit by the trade before them, where the list has it: its tokens and those sold are
 * the tokens after the sale. */
export function settleSales(swaps: readonly Swap[]): Swap[] {
  return swaps.map((swap) => {
    if (swap.side !== 'sell' || swap.usdMoved !== null) return swap
    const before = swaps.find(
      ({ poolAddress, reserveTokenAfter }) =>
        poolAddress === swap.poolAddress && add(reserveTokenAfter, swap.amountIn) === swap.reserveTokenAfter,
    )
    return before ? completeSwap(swap, before.reserveUsdAfter) : swap
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
 * Reads one page of a market's trades, newest first. Only the live list reads them; nothing caches them. `received`
 * counts all rows, `unreadable` has the text of those that are no trades.
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

/** The fields of a trade that say which way it went. */
export const sideFields = {
  poolAddress: address,
  stablecoinIn: optionalAddress,
  stablecoinOut: optionalAddress,
  tokenIn: v.union([address, text]),
  tokenOut: v.union([address, text]),
}

type Sides = Pick<WireSwap, keyof typeof sideFields>

/**
 * Whether a trade bought or sold the token: the stablecoin is on one side only, or the market's token is what came out or
 * went in. Null when neither says it.
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

/** What tells a trade from every other one of its market. */
export function swapKey(swap: Swap): string {
  return `${swap.id}:${swap.transactionHash}`
}
