import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { add } from '#lib/numbers/decimal.ts'
import { address, decimal, hash, integer, text } from '#lib/wire/shapes.ts'
import { pageSize } from './assumptions.ts'
import { checkRows, countRows, execute, time } from './graphql/execute.ts'
import { graphql } from './graphql/graphql.ts'

export const swapFields = graphql(`
  fragment SwapFields on Swap {
    id transactionHash: txHash poolAddress sender stablecoinIn stablecoinOut tokenIn tokenOut
    amountIn amountOut feeAmount reserveUsdAfter reserveTokenAfter priceUsd blockNumber timestamp
  }
`)

export const swapSchema = v.pipe(
  v.object({
    id: integer,
    transactionHash: hash,
    poolAddress: address,
    sender: address,
    stablecoinIn: v.nullish(text, null),
    stablecoinOut: v.nullish(text, null),
    tokenIn: text,
    tokenOut: text,
    amountIn: decimal,
    amountOut: decimal,
    feeAmount: decimal,
    reserveUsdAfter: decimal,
    reserveTokenAfter: decimal,
    priceUsd: decimal,
    blockNumber: integer,
    timestamp: time,
  }),
  v.transform((swap) => {
    const side = sideOf(swap)
    return {
      ...swap,
      side,
      usdAmount:
        side === 'buy' ? swap.amountIn : side === 'sell' ? add(swap.amountOut, swap.feeAmount) : null,
      tokenAmount: side === 'buy' ? swap.amountOut : side === 'sell' ? swap.amountIn : null,
    }
  }),
)

/**
 * A trade on one market. `usdAmount` includes the fee on both sides: what a buyer paid, and what a seller got and the fee
 * taken off it. It is what an indexer's volumes add up. With `side` and `tokenAmount` it is null when the direction is
 * unknown.
 */
export type Swap = v.InferOutput<typeof swapSchema>

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
  const swaps = checkRows(swapSchema, data.swaps)
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
  return countRows(swapSchema, swapsByUser)
}

/** Whether a trade bought or sold the token; null when the stablecoin is not on exactly one side. */
export function sideOf(swap: { stablecoinIn: string | null; stablecoinOut: string | null }) {
  if (swap.stablecoinIn && !swap.stablecoinOut) return 'buy' as const
  if (swap.stablecoinOut && !swap.stablecoinIn) return 'sell' as const
  return null
}

/** What tells a trade from every other one of its market. */
export function swapKey(swap: Swap): string {
  return `${swap.id}:${swap.transactionHash}`
}
