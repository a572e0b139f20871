import { type Decimal, relativeChange, toPixels } from '#lib/numbers/decimal.ts'
import { changeSince, type PricePoint } from './candles.ts'
import type { Launch } from './launch.ts'

const hour = 3_600
const day = 24 * hour
const week = 7 * day

/** The end of a time window in epoch seconds: now, or the time of the last known trade; null when unknown. */
type End = number | null

type Now = { price: Decimal; end: End; launch: Launch | null }

/**
 * The change within 24 hours as a fraction, from candles of an hour; for a younger market the change since its launch.
 * Null without a trade, or without an end.
 */
export function dayChange(candles: readonly PricePoint[], now: Now): Decimal | null {
  return changeWithin(day, hour, candles, now)
}

/**
 * The change within seven days as a fraction, from candles of four hours; for a younger market the change since its
 * launch. Null without a trade, or without an end.
 */
export function weekChange(candles: readonly PricePoint[], now: Now): Decimal | null {
  return changeWithin(week, 4 * hour, candles, now)
}

function changeWithin(
  window: number,
  seconds: number,
  candles: readonly PricePoint[],
  { price, end, launch }: Now,
): Decimal | null {
  if (end === null || candles.length === 0) return null
  if (!isYounger(launch, end - window)) return changeSince(candles, end - window, seconds, price)
  return launch.price && relativeChange(launch.price, price)
}

function isYounger(launch: Launch | null, since: number): launch is Launch & { time: number } {
  return launch !== null && launch.time !== null && launch.time > since
}

/** The prices of 24 hours for a drawing, from candles of an hour: one value an hour. */
export function dayLine(candles: readonly PricePoint[], now: Now): number[] {
  return lineWithin(day, hour, candles, now)
}

/** The prices of seven days for a drawing, from candles of four hours: one value every four hours. */
export function weekLine(candles: readonly PricePoint[], now: Now): number[] {
  return lineWithin(week, 4 * hour, candles, now)
}

/** The prices of a window, from the launch on where that is later. Empty for a market without a trade, and without an end. */
function lineWithin(
  window: number,
  seconds: number,
  candles: readonly PricePoint[],
  { price, end, launch }: Now,
): number[] {
  const [first] = candles
  if (!first || end === null) return []
  const values: number[] = []
  const timeOf = (index: number) => candles[index]?.time ?? Number.POSITIVE_INFINITY
  let next = 0
  for (let time = end - window; time <= end; time += seconds) {
    // As a change is measured: from the candles that had ended by then.
    while (timeOf(next) + seconds <= time) next++
    const before = candles[next - 1]
    if (before) values.push(toPixels(before.close))
  }
  const start = isYounger(launch, end - window) ? (launch.price ?? first.open) : first.open
  return [...(first.time + seconds > end - window ? [toPixels(start)] : []), ...values, toPixels(price)]
}
