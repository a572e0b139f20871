import type { Candle } from './candles.ts'

/**
 * The closes of another market at the times of `candles`, for a comparison line. An interval without a trade has the
 * last close before it; times before the first trade have none. Both lists are oldest first.
 */
export function comparedCloses(other: readonly Candle[], candles: readonly Candle[]) {
  const points: Pick<Candle, 'time' | 'close'>[] = []
  let next = 0
  for (const { time } of candles) {
    while ((other[next]?.time ?? Number.POSITIVE_INFINITY) <= time) next++
    const close = other[next - 1]?.close
    if (close) points.push({ time, close })
  }
  return points
}
