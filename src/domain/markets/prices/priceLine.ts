import { type Decimal, toPixels } from '#lib/numbers/decimal.ts'
import { changeSince, type PricePoint } from './candles.ts'

const hour = 3_600
const day = 24 * hour
const week = 7 * day

/** The end of a time window in epoch seconds: now, or the time of the last known trade; null when unknown. */
type End = number | null

/** The change within 24 hours as a fraction, from candles of an hour; null without a trade, or without an end. */
export function dayChange(candles: readonly PricePoint[], price: Decimal, end: End): Decimal | null {
  return end === null ? null : changeSince(candles, end - day, hour, price)
}

/** The change within seven days as a fraction, from candles of four hours; null without a trade, or without an end. */
export function weekChange(candles: readonly PricePoint[], price: Decimal, end: End): Decimal | null {
  return end === null ? null : changeSince(candles, end - week, 4 * hour, price)
}

/**
 * The prices of seven days for a drawing, from candles of four hours: one value every four hours. Empty for a market without
 * a trade, and without an end.
 */
export function weekLine(candles: readonly PricePoint[], price: Decimal, end: End): number[] {
  const [first] = candles
  if (!first || end === null) return []
  const values: number[] = []
  const timeOf = (index: number) => candles[index]?.time ?? Number.POSITIVE_INFINITY
  let next = 0
  for (let time = end - week; time <= end; time += 4 * hour) {
    while (timeOf(next) <= time) next++
    const before = candles[next - 1]
    if (before) values.push(toPixels(before.close))
  }
  return [toPixels(first.open), ...values, toPixels(price)]
}
