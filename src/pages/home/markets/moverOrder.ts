import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'
import { readClosingPrices } from '#interfaces/indexer/prices/closingPrices.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { now } from '#lib/browser/clock.ts'
import { type Mover, moverCount, rankMovers } from './rankMovers.ts'

const hour = 3_600
/** Hours with a trade that may lie within 24 hours, and the one before. */
const hoursADay = 26
/** How many of the markets that seem to have moved most are ranked exactly: more, because a rough price may mislead. */
const likely = 2 * moverCount

/**
 * The pools of these markets, those that moved most within 24 hours first; a market with unreadable prices comes last.
 * The order is that of the first prices, so that these markets stay the ones that are shown. The prices at the ends of the hours tell which
 * markets come into question, and only their exact prices are read.
 */
export function moverOrderQuery(markets: readonly Market[]) {
  return queryOptions({
    queryKey: ['indexer', 'moverOrder', ...markets.map(({ poolAddress }) => poolAddress).toSorted()],
    queryFn: async ({ client, signal }) => {
      const rough = await Promise.all(markets.map((market) => readRough(market, signal)))
      const end = now() / 1_000
      // The price of 24 hours ago is near that of one end of its hour, unless it jumped there and back within it.
      const orders = [rankMovers(rough, end), rankMovers(rough, end + hour)]
      const candidates = new Set(orders.flatMap((pools) => pools.slice(0, likely)))
      const exact = rough.map((mover) =>
        candidates.has(mover.market.poolAddress) || mover.day.length === 0 ? readExact(mover, client) : mover,
      )
      return rankMovers(await Promise.all(exact), now() / 1_000)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readRough(market: Market, signal: AbortSignal): Promise<Mover> {
  const asked = { poolAddress: market.poolAddress, interval: '1h', limit: hoursADay, newest: market }
  const read = await readClosingPrices(asked, signal).catch(() => null)
  const day = read?.closes.map(({ time, close }) => ({ time, open: close, close })) ?? []
  return { market, day }
}

async function readExact({ market }: Mover, client: QueryClient): Promise<Mover> {
  const query = { ...priceLineQuery(market.poolAddress, null, market), retry: 3 }
  const line = await client
    .ensureQueryData(query)
    // The day of a line that is still being read comes with the end of that reading.
    .then((early) => (early.day ? early : client.fetchQuery({ ...query, staleTime: 0 })))
    .catch(() => null)
  return { market, day: line?.day ?? [] }
}
