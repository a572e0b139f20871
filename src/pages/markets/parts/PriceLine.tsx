import { useQuery } from '@tanstack/react-query'
import { dayChange, weekChange, weekLine } from '#domain/markets/priceLine.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/priceLine.ts'
import { now } from '#lib/browser/clock.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, isZero } from '#lib/numbers/decimal.ts'
import { Sparkline } from '#ui/charts/Sparkline.tsx'
import { Percent } from '#ui/figures/Percent.tsx'

type PriceLineProps = { market: Market }

/** How the price changed within 24 hours. */
export function DayChange({ market }: PriceLineProps) {
  const { data } = useQuery(priceLineQuery(market.poolAddress))
  return (
    <span className="inline-block min-w-18 text-right">
      {data && <Percent value={dayChange(data.day, market.spotPrice, now() / 1_000)} signed />}
    </span>
  )
}

/** The price of seven days as a line as small as a word. Its colour is that of the change within 24 hours beside it. */
export function WeekLine({ market }: PriceLineProps) {
  const { data } = useQuery(priceLineQuery(market.poolAddress))
  if (!data) return <span className="-my-1 inline-block h-6 w-22 align-middle" />
  const seconds = now() / 1_000
  const change = weekChange(data.week, market.spotPrice, seconds)
  return (
    <Sparkline
      values={weekLine(data.week, market.spotPrice, seconds)}
      tone={toneOf(dayChange(data.day, market.spotPrice, seconds))}
      label={change ? `7-day price, ${formatPercent(change, { signed: true })}` : 'No trades yet'}
    />
  )
}

function toneOf(change: Decimal | null) {
  if (change === null || isZero(change)) return 'accent'
  return change.startsWith('-') ? 'down' : 'up'
}
