import { type Decimal, toPixels } from '#lib/numbers/decimal.ts'
import { changeSince, type PricePoint } from './candles.ts'

const hour = 3_600
const day = 24 * hour
const week = 7 * day

/** The change within 24 hours as a fraction, from candles of an hour; null for a market without a trade. `now` is in seconds. */
export function dayChange(candles: readonly PricePoint[], price: Decimal, now: number): Decimal | null {
  return changeSince(candles, now - day, hour, price)
}

/** The change within seven days as a fraction, from candles of four hours; null for a market without a trade. */
export function weekChange(candles: readonly PricePoint[], price: Decimal, now: number): Decimal | null {
  return changeSince(candles, now - week, 4 * hour, price)
}

/**
 * The prices of seven days as a line, from candles of four hours: one for every four hours, so that a quiet day is as
 * wide as a busy one. Empty for a market without a trade.
 */
export function weekLine(candles: readonly PricePoint[], price: Decimal, now: number): number[] {
  const [first] = candles
  if (!first) return []
  const values: number[] = []
  const timeOf = (index: number) => candles[index]?.time ?? Number.POSITIVE_INFINITY
  let next = 0
  for (let time = now - week; time <= now; time += 4 * hour) {
    while (timeOf(next) <= time) next++
    const before = candles[next - 1]
    if (before) values.push(toPixels(before.close))
  }
  return [toPixels(first.open), ...values, toPixels(price)]
}
