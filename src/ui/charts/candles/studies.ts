import type { Candle } from '#domain/markets/prices/candles.ts'
import { toPixels } from '#lib/numbers/decimal.ts'
import type { LinePoint } from './chartLine.ts'

/** A line over the candles: the exponential average of the closes, or the average price of a UTC day weighted by volume. */
export type Study = 'ema' | 'vwap'

/** The number of candles of an exponential average. */
export const emaLength = 20

const daySeconds = 86_400

/** The points of a study, from unscaled prices, for a drawing. Candles that cannot have a value yet are left out. */
export function studyPoints(study: Study, candles: readonly Candle[]): LinePoint[] {
  return study === 'ema' ? ema(candles) : vwap(candles)
}

/** The exponential average of the closes; it begins with the plain average of the first ones. */
function ema(candles: readonly Candle[]): LinePoint[] {
  const closes = candles.map(({ close }) => toPixels(close))
  if (closes.length < emaLength) return []
  let value = closes.slice(0, emaLength).reduce((sum, close) => sum + close, 0) / emaLength
  return candles.slice(emaLength - 1).map(({ time }, index) => {
    if (index > 0) value += ((closes[index + emaLength - 1] ?? value) - value) * (2 / (emaLength + 1))
    return { time, value }
  })
}

/** The volume-weighted average price of each UTC day; no value before the first volume of a day. */
function vwap(candles: readonly Candle[]): LinePoint[] {
  const points: LinePoint[] = []
  let [day, paid, volume] = [-1, 0, 0]
  for (const candle of candles) {
    const today = Math.floor(candle.time / daySeconds)
    if (today !== day) [day, paid, volume] = [today, 0, 0]
    const typical = (toPixels(candle.high) + toPixels(candle.low) + toPixels(candle.close)) / 3
    const traded = candle.volume === null ? 0 : toPixels(candle.volume)
    paid += typical * traded
    volume += traded
    if (volume > 0) points.push({ time: candle.time, value: paid / volume })
  }
  return points
}
