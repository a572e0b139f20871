import { useQueries } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { dayChange } from '#domain/markets/prices/priceChange.ts'
import { priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { compare, type Decimal } from '#lib/numbers/decimal.ts'
import { nowOf } from '#pages/lag/usePriceLine.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import type { MarketRowsProps } from './MarketRows.tsx'

type ByChangeProps = MarketRowsProps & {
  /** The component that renders the rows, passed in as to `FilteredMarkets`. */
  Rows: ComponentType<MarketRowsProps>
}

/** The loaded markets by their change within 24 hours, which the indexer cannot sort by. Unknown changes come last. */
export function ByChange({ Rows, markets, ...rest }: ByChangeProps) {
  const { end, lagEnd } = useWindowEnd()
  const lines = useQueries({
    queries: markets.map((market) => priceLineQuery(market.poolAddress, lagEnd, market)),
  })
  if (lines.length > 0 && lines.every(({ isPending }) => isPending)) return <TableSkeleton rows={40} />
  const sign = rest.order === 'losers' ? 1 : -1
  const sorted = markets
    .map((market, index) => {
      const day = lines[index]?.data?.day
      return { market, change: day ? dayChange(day, nowOf(market, end)) : null }
    })
    .toSorted((left, right) => compareKnown(left.change, right.change, sign))
  return <Rows {...rest} markets={sorted.map(({ market }) => market)} />
}

function compareKnown(left: Decimal | null, right: Decimal | null, sign: 1 | -1): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return sign * compare(left, right)
}
