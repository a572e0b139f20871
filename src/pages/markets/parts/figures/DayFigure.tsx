import { dayFigures, type TradedHours } from '#domain/markets/dayFigures.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Flash } from './Flash.tsx'

type DayFigureProps = {
  market: Market
  /** The dollars that the trades moved, or their number. */
  of: 'volume' | 'trades'
  /** The hours in which the market was traded, where they are read. */
  traded?: TradedHours | undefined
}

/** A figure of the trades of the last 24 hours; unknown where the indexer's is of an earlier day. */
export function DayFigure({ market, of, traded }: DayFigureProps) {
  const value = dayFigures(market, useWindowEnd().end, traded)[of]
  if (value === null) return <Unknown title="Counted before the last 24 hours" />
  return (
    <Flash value={value}>
      {typeof value === 'number' ? formatCount(value) : <Money value={value} style="short" />}
    </Flash>
  )
}
