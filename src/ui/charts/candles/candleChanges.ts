import type { Candle } from '#domain/markets/prices/candles.ts'

type Range = { from: number; to: number }

/**
 * The index of the first candle to draw again, when at most the last drawn candle changed and others were added
 * after it. Null when the whole series has to be drawn again.
 */
export function changedFrom(drawn: readonly Candle[], candles: readonly Candle[]): number | null {
  const last = drawn.length - 1
  if (last < 0 || candles.length < drawn.length || drawn[last]?.time !== candles[last]?.time) return null
  for (let index = 0; index < last; index++) if (drawn[index] !== candles[index]) return null
  return last
}

/** The visible range, in indexes, after older candles were added before the drawn ones. */
export function rangeAfter(range: Range, drawn: readonly Candle[], candles: readonly Candle[]): Range {
  const hasSameEnd = drawn.length > 0 && candles.at(-1)?.time === drawn.at(-1)?.time
  const added = hasSameEnd ? Math.max(0, candles.length - drawn.length) : 0
  return { from: range.from + added, to: range.to + added }
}

/**
 * The range of the newest candles that fit into `width` pixels, with room for four more. A short series is not
 * stretched.
 */
export function newestRange(count: number, width: number): Range {
  const visible = Math.max(fewestVisible, Math.floor(width / candleWidth))
  return { from: count - visible, to: count + 4 }
}

const candleWidth = 7
const fewestVisible = 30
