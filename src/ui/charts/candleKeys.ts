import type { Candle } from '#domain/markets/candles.ts'

/**
 * The candle a key leads to: arrows go to the neighbours of the `pointed` one (by its time), Home and End to the first
 * and the last. Without a pointed candle an arrow starts at the newest. Undefined for other keys and without candles.
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
