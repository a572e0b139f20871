import { queryOptions } from '@tanstack/react-query'
import type { PriceSteps } from '#domain/markets/prices/priceSteps.ts'
import type { HourTrades } from './hourTrades.ts'
import type { PriceLine } from './priceLine.ts'

/** The prices of a market around 1 and 6 hours ago; null when unknown. */
export type RecentPrices = { hour: PriceSteps | null; sixHours: PriceSteps | null }

const hour = 3_600

/**
 * The prices around 1 and 6 hours before the reading of a price line, exact: the trades of those hours are read. Where they
 * cannot be, the price is unknown.
 */
export function recentPricesQuery(poolAddress: string, { at, hours }: Pick<PriceLine, 'at' | 'hours'>) {
  return queryOptions({
    queryKey: ['indexer', 'recentPrices', poolAddress, at],
    queryFn: async ({ signal }): Promise<RecentPrices> => {
      const { readHourTrades, shownFor } = await import('./hourTrades.ts')
      const [one, six] = await Promise.all([
        readHourTrades(poolAddress, hours, at - hour, signal),
        readHourTrades(poolAddress, hours, at - 6 * hour, signal),
      ])
      return { hour: stepsAround(hours, one, shownFor), sixHours: stepsAround(hours, six, shownFor) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The prices from a moment on, for the `seconds` in which a row shows them. */
function stepsAround(
  hours: PriceLine['hours'],
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
