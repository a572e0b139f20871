import type { Candle } from '#domain/markets/candles.ts'

type Range = { from: number; to: number }

/**
 * The index from which candles have to be drawn again: the last one drawn, when only that one changed and others
 * were added after it. Null when the whole series has to be drawn.
 */
export function changedFrom(drawn: readonly Candle[], candles: readonly Candle[]): number | null {
  const last = drawn.length - 1
  if (last < 0 || candles.length < drawn.length || drawn[last]?.time !== candles[last]?.time) return null
  for (let index = 0; index < last; index++) if (drawn[index] !== candles[index]) return null
  return last
}

/** The same view of a series (in indexes) after older candles were put before it. */
export function rangeAfter(range: Range, drawn: readonly Candle[], candles: readonly Candle[]): Range {
  const hasSameEnd = drawn.length > 0 && candles.at(-1)?.time === drawn.at(-1)?.time
  const added = hasSameEnd ? Math.max(0, candles.length - drawn.length) : 0
  return { from: range.from + added, to: range.to + added }
}

/** The newest candles that fit into `width` pixels, with room for four more; a short series is not stretched. */
export function newestRange(count: number, width: number): Range {
  const visible = Math.max(fewestVisible, Math.floor(width / candleWidth))
  return { from: count - visible, to: count + 4 }
}

const candleWidth = 7
const fewestVisible = 30
