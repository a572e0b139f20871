import { useQuery } from '@tanstack/react-query'
import { type Candle, changeSince } from '#domain/markets/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/priceLine.ts'
import { now } from '#lib/browser/clock.ts'
import { type Decimal, isZero, toPixels } from '#lib/numbers/decimal.ts'
import { formatPercent } from '#lib/numbers/format.ts'
import { Sparkline } from '#ui/charts/Sparkline.tsx'
import { Percent } from '#ui/figures/Percent.tsx'

type PriceLineProps = { market: Market }

const day = 86_400
const hour = 3_600

/** How the price changed within 24 hours. */
export function DayChange({ market }: PriceLineProps) {
  const { data } = useQuery(priceLineQuery(market.poolAddress))
  return (
    <span className="inline-block min-w-18 text-right">
      {data && <Percent value={dayChange(data.day, market.spotPrice)} signed />}
    </span>
  )
}

/** The price of seven days as a line as small as a word. */
export function WeekLine({ market }: PriceLineProps) {
  const { data } = useQuery(priceLineQuery(market.poolAddress))
  if (!data) return <span className="inline-block h-6 w-22 align-middle" />
  const since = now() / 1_000 - 7 * day
  const change = changeSince(data.week, since, 4 * hour, market.spotPrice)
  return (
    <Sparkline
      values={weekValues(data.week, since, market.spotPrice)}
      tone={toneOf(change)}
      label={change ? `7-day price, ${formatPercent(change, { signed: true })}` : 'No trades yet'}
    />
  )
}

/** The change of a day as a fraction; null for a market without a trade. */
export function dayChange(candles: readonly Candle[], price: Decimal): Decimal | null {
  return changeSince(candles, now() / 1_000 - day, hour, price)
}

/** A value for every four hours, so that a quiet day is as wide as a busy one. */
function weekValues(candles: readonly Candle[], since: number, price: Decimal): number[] {
  if (candles.length === 0) return []
  const values: number[] = []
  for (let step = 0; step <= 42; step++) {
    const before = candles.findLast((candle) => candle.time <= since + step * 4 * hour)
    if (before) values.push(toPixels(before.close))
  }
  return [toPixels(candles[0]?.open ?? price), ...values, toPixels(price)]
}

function toneOf(change: Decimal | null) {
  if (change === null || isZero(change)) return 'accent'
  return change.startsWith('-') ? 'down' : 'up'
}
