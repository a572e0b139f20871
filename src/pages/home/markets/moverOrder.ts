import { queryOptions } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { now } from '#lib/browser/clock.ts'
import { rankMovers } from './rankMovers.ts'

/**
 * The pools of these markets, those that moved most within 24 hours first; a market with unreadable prices comes last.
 * The order is that of the first prices: a row does not move while it is read.
 */
export function moverOrderQuery(markets: readonly Market[]) {
  return queryOptions({
    queryKey: ['indexer', 'moverOrder', ...markets.map(({ poolAddress }) => poolAddress).toSorted()],
    queryFn: async ({ client }) => {
      const movers = markets.map(async (market) => {
        const line = await client
          .ensureQueryData({ ...priceLineQuery(market.poolAddress), retry: 3 })
          .catch(() => null)
        return { market, day: line?.day ?? [] }
      })
      return rankMovers(await Promise.all(movers), now() / 1_000)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
