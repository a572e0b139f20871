import { changeFrom } from '#domain/markets/prices/priceSteps.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { usePriceLine } from '#pages/lag/usePriceLine.ts'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { useSeen } from './live/useSeen.ts'

type RecentChangeProps = { market: Market; within: 'hour' | 'sixHours' }

const seconds = { hour: 3_600, sixHours: 6 * 3_600 }

/** How the price changed within 1 or 6 hours. It is asked for when it comes on screen, with the change of a day. */
export function RecentChange({ market, within }: RecentChangeProps) {
  const { ref, seen } = useSeen()
  const { line, end } = usePriceLine(market.poolAddress, seen)
  const around = end === null ? null : line?.[within]
  const since = Number(end) - seconds[within]
  return (
    <span ref={ref}>
      {line && <Percent value={around ? changeFrom(around, since, market.spotPrice) : null} signed />}
    </span>
  )
}
