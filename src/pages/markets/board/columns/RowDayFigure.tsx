import type { Market } from '#interfaces/indexer/market.ts'
import { usePriceLine } from '#pages/lag/usePriceLine.ts'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { DayFigure } from '#pages/markets/parts/figures/DayFigure.tsx'

type RowDayFigureProps = { market: Market; of: 'volume' | 'trades' }

const hour = 3_600

/**
 * A figure of the last 24 hours in a row of the board. That of a market that was traded within the hour is at most as old: its hours
 * are not worth an observer in each cell.
 */
export function RowDayFigure(props: RowDayFigureProps) {
  const { end } = useWindowEnd()
  const isQuiet = end !== null && (props.market.updatedAt?.getTime() ?? 0) < (end - hour) * 1_000
  return isQuiet ? <QuietFigure {...props} /> : <DayFigure {...props} />
}

function QuietFigure(props: RowDayFigureProps) {
  const { traded } = usePriceLine(props.market, false)
  return <DayFigure {...props} traded={traded} />
}
