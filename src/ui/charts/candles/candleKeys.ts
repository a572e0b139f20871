import type { Candle } from '#domain/markets/prices/candles.ts'

/**
 * The candle that a key selects. Arrows select the neighbours of the candle at the time `pointed`, or the newest
 * candle when there is none; Home and End select the first and the last. Undefined for other keys and without
 * candles.
 */
export function candleAfterKey(
  key: string,
  candles: readonly Candle[],
  pointed: number | null,
): Candle | undefined {
  const last = candles.length - 1
  const current = candles.findLastIndex((candle) => candle.time === pointed)
  switch (key) {
    case 'Home':
      return candles[0]
    case 'End':
      return candles[last]
    case 'ArrowLeft':
      return current < 0 ? candles[last] : candles[Math.max(0, current - 1)]
    case 'ArrowRight':
      return current < 0 ? candles[last] : candles[Math.min(last, current + 1)]
  }
  return undefined
}
