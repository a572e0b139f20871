import type { Candle } from './candles.ts'

/**
 * The closes of another market at the times of `candles`, for a line over them: where it had no trade, its last close
 * before. Both are oldest first. Before its first trade it has none.
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
