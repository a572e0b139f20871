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

/**
 * The visible range, in indexes, after the series changed: on the same candles, wherever others were added or left. A view
 * of the newest candle stays on the newest.
 */
export function rangeAfter(range: Range, drawn: readonly Candle[], candles: readonly Candle[]): Range {
  const end = drawn.length - 1
  const anchor = Math.min(Math.max(Math.round(range.to), 0), end)
  const time = drawn[anchor]?.time
  if (time === undefined) return range
  const isLatest = range.to >= end
  const now = candles.findIndex((candle) => candle.time >= time)
  const added = isLatest || now < 0 ? candles.length - drawn.length : now - anchor
  return { from: range.from + added, to: range.to + added }
}

/**
 * The range of the newest candles that fit into `width` pixels, at most `most` of them, with some room at their right. A
 * short series fills the width, up to a largest width of a candle.
 */
export function newestRange(count: number, width: number, most = Number.POSITIVE_INFINITY): Range {
  const usual = Math.max(fewestVisible, Math.floor(width / candleWidth))
  const wanted = Math.min(count, most)
  const visible = Math.max(
    Math.min(Number.isFinite(most) ? wanted : Math.min(usual, wanted)),
    width / widestCandle,
  )
  return { from: count - visible, to: count + Math.min(4, Math.max(1, visible / 20)) }
}

/** How many candles began within `span` seconds of the newest; undefined for no span. */
export function countWithin(candles: readonly Candle[], span: number | null): number | undefined {
  const end = candles.at(-1)?.time
  if (span === null || end === undefined) return undefined
  return candles.filter(({ time }) => time > end - span).length
}

const candleWidth = 7
const widestCandle = 80
const fewestVisible = 30
