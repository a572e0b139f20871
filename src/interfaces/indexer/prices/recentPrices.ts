import { queryOptions } from '@tanstack/react-query'
import type { NewestPrice } from '#domain/markets/prices/candles.ts'
import type { PriceSteps } from '#domain/markets/prices/priceSteps.ts'
import type { Hour, HourTrades } from './hourTrades.ts'
import { priceLineQuery } from './priceLine.ts'

/** The prices of a market around 1 and 6 hours ago; null when unknown. */
export type RecentPrices = { hour: PriceSteps | null; sixHours: PriceSteps | null }

const hour = 3_600

/**
 * The prices around 1 and 6 hours before the end of a price line, exact: the trades of those hours of the line are read. Where
 * they cannot be, the price is unknown. The parameters are those of the line.
 */
export function recentPricesQuery(poolAddress: string, end: number | null = null, newest?: NewestPrice) {
  const line = priceLineQuery(poolAddress, end, newest)
  return queryOptions({
    queryKey: ['indexer', 'recentPrices', ...line.queryKey.slice(2)],
    queryFn: async ({ client, signal }): Promise<RecentPrices> => {
      const [{ at, hours }, { readHourTrades, shownFor }] = await Promise.all([
        client.fetchQuery(line),
        import('./hourTrades.ts'),
      ])
      const [one, six] = await Promise.all([
        readHourTrades(poolAddress, hours, at - hour, signal),
        readHourTrades(poolAddress, hours, at - 6 * hour, signal),
      ])
      return { hour: stepsAround(hours, one, shownFor), sixHours: stepsAround(hours, six, shownFor) }
    },
    staleTime: 60_000,
    refetchInterval: 120_000,
  })
}

/** The prices from a moment on, for the `seconds` in which a row shows them. */
function stepsAround(
  hours: readonly Hour[],
  { since, span, trades }: HourTrades,
  seconds: number,
): PriceSteps | null {
  if (span && !trades) return null
  const from = span?.from ?? since
  const before = hours.findLast((each) => each.time + hour <= from)
  const after = hours.find((each) => each.time > since)
  const start = before
    ? [{ time: from, price: before.close }]
    : !span && after
      ? [{ time: after.time, price: after.open }]
      : []
  return { steps: [...start, ...(trades ?? [])], until: since + seconds }
}
