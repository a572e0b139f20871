import { queryOptions } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'
import { readSwaps, type Swap } from '#interfaces/indexer/swap.ts'

/** The oldest trades of a market, as many as were read; `isWhole`: they reach its first one, and all could be read. */
type FirstTrades = { swaps: Swap[]; isWhole: boolean }

const count = 100
const mostPages = 5

/** About the first hundred trades of a market: lists are newest first, so they are at the end of as many as it counts. */
export function firstTradesQuery({ poolAddress, tradesTotal }: Pick<Market, 'poolAddress' | 'tradesTotal'>) {
  return queryOptions({
    queryKey: ['indexer', 'firstTrades', poolAddress],
    queryFn: ({ signal }) => readFirst(poolAddress, Math.max(0, tradesTotal - count), signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A page may be shorter than asked for: only an empty one is the end. */
async function readFirst(pool: string, from: number, signal: AbortSignal): Promise<FirstTrades> {
  const found: Swap[] = []
  let unreadable = 0
  let offset = from
  for (let page = 1; page <= mostPages; page++) {
    const answer = await readSwaps(pool, offset, count, signal)
    found.push(...answer.swaps)
    unreadable += answer.unreadable.length
    if (answer.received === 0) return { swaps: found, isWhole: unreadable === 0 }
    offset += answer.received
  }
  return { swaps: found, isWhole: false }
}
