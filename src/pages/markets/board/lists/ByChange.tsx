import { useQueries } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { dayChange } from '#domain/markets/prices/priceChange.ts'
import { changeFrom } from '#domain/markets/prices/priceSteps.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { recentPricesQuery } from '#interfaces/indexer/prices/recentPrices.ts'
import { compare, type Decimal } from '#lib/numbers/decimal.ts'
import { nowOf } from '#pages/lag/usePriceLine.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { type ChangeWindow, changeWindow } from '#pages/markets/board/orderMarkets.ts'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import type { MarketRowsProps } from './MarketRows.tsx'

type ByChangeProps = MarketRowsProps & {
  /** The component that renders the rows, passed in as to `FilteredMarkets`. */
  Rows: ComponentType<MarketRowsProps>
}

/** The seconds of the windows whose prices are read besides those of the day. */
const recent = { hour: 3_600, sixHours: 6 * 3_600 }

/** The loaded markets by their change within 1, 6 or 24 hours, which the indexer cannot sort by. Unknown changes come last. */
export function ByChange({ Rows, markets, ...rest }: ByChangeProps) {
  const { changes, isPending } = useChanges(markets, changeWindow(rest.order) ?? 'day')
  if (isPending) return <TableSkeleton rows={40} />
  const sign = rest.order.startsWith('losers') ? 1 : -1
  const sorted = markets
    .map((market, index) => ({ market, change: changes[index] ?? null }))
    .toSorted((left, right) => compareKnown(left.change, right.change, sign))
  return <Rows {...rest} markets={sorted.map(({ market }) => market)} />
}

/** The change of each market within a time, null while unknown, and whether all of them are still read. */
function useChanges(markets: readonly Market[], within: ChangeWindow) {
  const { end, lagEnd } = useWindowEnd()
  const isDay = within === 'day'
  const days = useQueries({
    queries: isDay ? markets.map((market) => priceLineQuery(market.poolAddress, lagEnd, market)) : [],
  })
  const recents = useQueries({
    queries: isDay ? [] : markets.map((market) => recentPricesQuery(market.poolAddress, lagEnd, market)),
  })
  const changes = markets.map((market, index) => {
    const now = nowOf(market, end)
    if (isDay) return days[index]?.data?.day ? dayChange(days[index].data.day, now) : null
    const around = recents[index]?.data?.[within]
    return around && end !== null
      ? changeFrom(around, end - recent[within], market.spotPrice, now.launch)
      : null
  })
  const readings = isDay
    ? days.map(({ isPending, isFetching, data }) => isPending || (isFetching && data?.day === null))
    : recents.map(({ isPending }) => isPending)
  return { changes, isPending: readings.length > 0 && readings.every(Boolean) }
}

function compareKnown(left: Decimal | null, right: Decimal | null, sign: 1 | -1): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return sign * compare(left, right)
}
