import { dayFigures } from '#domain/markets/dayFigures.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Flash } from './Flash.tsx'

type DayFigureProps = { market: Market }

const old = 'The indexer counted this before the last 24 hours'

/** The dollars that a market's trades of the last 24 hours moved; unknown where the indexer's figure is older. */
export function DayVolume({ market }: DayFigureProps) {
  const { volume } = dayFigures(market, useWindowEnd().end)
  if (volume === null) return <Unknown title={old} />
  return (
    <Flash value={volume}>
      <Money value={volume} style="short" />
    </Flash>
  )
}

/** The number of a market's trades of the last 24 hours; unknown where the indexer's figure is older. */
export function DayTrades({ market }: DayFigureProps) {
  const { trades } = dayFigures(market, useWindowEnd().end)
  if (trades === null) return <Unknown title={old} />
  return <Flash value={trades}>{formatCount(trades)}</Flash>
}
