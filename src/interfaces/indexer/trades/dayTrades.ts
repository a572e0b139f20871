import { queryOptions } from '@tanstack/react-query'
import { largestPage } from '#interfaces/indexer/assumptions.ts'
import { type NewestSwaps, readNewestSwaps } from '#interfaces/indexer/live/swaps/swapPages.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'

/** Trades that may have come since the indexer counted those of the day, and one before them. */
const margin = 50

/**
 * The newest trades of a market back to `begin`, in epoch seconds, as far as five pages reach. `rewrites` counts the
 * reorganisations that the live list saw: after one they are read again. The newest page is given out before the rest.
 */
export function dayTradesQuery(
  { poolAddress, trades24h }: Pick<Market, 'poolAddress' | 'trades24h'>,
  begin: number,
  rewrites: number,
) {
  const limit = Math.min(Math.max(trades24h, 0) + margin, largestPage)
  const queryKey = ['indexer', 'dayTrades', poolAddress, rewrites]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<DayTrades> => {
      let hasBegun = client.getQueryData(queryKey) !== undefined
      const reaches = (page: readonly Swap[]) => {
        // The shorter windows need no more than the newest page. It is stale at once, in case the rest never comes.
        if (!hasBegun && !signal.aborted) client.setQueryData(queryKey, firstPage(page), { updatedAt: 1 })
        hasBegun = true
        return page.some(({ timestamp }) => timestamp !== null && timestamp.getTime() < begin * 1_000)
      }
      return readNewestSwaps(poolAddress, reaches, limit, signal)
    },
    staleTime: 60_000,
  })
}

/** `isBegun`: the newest page, while older ones are read. */
type DayTrades = NewestSwaps & { isBegun?: true }

function firstPage(page: readonly Swap[]): DayTrades {
  return { swaps: [...page], joined: false, whole: false, unreadable: [], isBegun: true }
}
