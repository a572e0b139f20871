import { queryOptions } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'
import { readSwaps, type Swap } from '#interfaces/indexer/swap.ts'

/**
 * The oldest trades of a market. `isWhole`: they reach its first trade, all were readable, and there are no fewer than
 * the market counts.
 */
type FirstTrades = { swaps: Swap[]; isWhole: boolean }

const count = 100
const mostPages = 5
/** Milliseconds after which a market with fewer than a hundred trades is read again. */
const readAgainAfter = 30_000

/**
 * About the first hundred trades of a market: the list is newest first, so they are at its end, up to the market's
 * number of trades.
 */
export function firstTradesQuery({ poolAddress, tradesTotal }: Pick<Market, 'poolAddress' | 'tradesTotal'>) {
  return queryOptions({
    queryKey: ['indexer', 'firstTrades', poolAddress],
    queryFn: ({ signal }) => readFirst(poolAddress, tradesTotal, signal),
    staleTime: ({ state }) => (isFull(state.data) ? Number.POSITIVE_INFINITY : readAgainAfter),
    refetchInterval: ({ state }) => !isFull(state.data) && readAgainAfter,
  })
}

function isFull(first: FirstTrades | undefined): boolean {
  return first !== undefined && first.swaps.length >= count
}

/** Reads to the end of the list: a page may be shorter than requested, only an empty one is the end. */
async function readFirst(pool: string, total: number, signal: AbortSignal): Promise<FirstTrades> {
  const found: Swap[] = []
  let unreadable = 0
  let offset = Math.max(0, total - count)
  for (let page = 1; page <= mostPages; page++) {
    const answer = await readSwaps(pool, offset, count, signal)
    found.push(...answer.swaps)
    unreadable += answer.unreadable.length
    if (answer.received === 0)
      return { swaps: found, isWhole: unreadable === 0 && found.length >= Math.min(total, count) }
    offset += answer.received
  }
  return { swaps: found, isWhole: false }
}
