import { dayFigures } from '#domain/markets/dayFigures.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { usePriceLine } from '#pages/lag/usePriceLine.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Flash } from './Flash.tsx'

type DayFigureProps = {
  market: Market
  /** The dollars that the trades moved, or their number. */
  of: 'volume' | 'trades'
}

/** A figure of the trades of the last 24 hours; unknown where the indexer's is of an earlier day. */
export function DayFigure({ market, of }: DayFigureProps) {
  const { end, traded } = usePriceLine(market, false)
  const value = dayFigures(market, end, traded)[of]
  if (value === null) return <Unknown title="Counted before the last 24 hours" />
  return (
    <Flash value={value}>
      {typeof value === 'number' ? formatCount(value) : <Money value={value} style="short" />}
    </Flash>
  )
}
