import { add, compare, type Decimal, magnitude, relativeChange, zero } from '#lib/numbers/decimal.ts'

/**
 * One candle. `time` is the start of its interval in epoch seconds, UTC; `volume` is in the quote coin, null when that of
 * one of its trades is unknown.
 */
export type Candle = {
  time: number
  open: Decimal
  high: Decimal
  low: Decimal
  close: Decimal
  volume: Decimal | null
  trades: number
}

/**
 * The fields of a candle that a price line needs. `seconds` is its length: 0 for a single trade, the interval when
 * absent.
 */
export type PricePoint = Pick<Candle, 'time' | 'open' | 'close'> & { seconds?: number }

/**
 * A trade for a candle: its time in epoch seconds, the price after it, and its volume in the quote coin, fee included; null
 * when unknown.
 */
export type Tick = { time: number; price: Decimal; volume: Decimal | null }

/** The open of a server's candles: the price of the first trade, or the close before. */
export type OpenRule = 'first-trade' | 'previous-close'

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }
const maxFlat = 5_000
const maxGap = 300
const monday = 4 * 86_400

/** The seconds of an interval: `15m` is 900; null for a name that is not a count and a unit. */
export function intervalSeconds(name: string): number | null {
  const [, count, unit] = /^(\d{1,4})([smhdw])$/.exec(name) ?? []
  const seconds = Number(count) * (unitSeconds[unit ?? ''] ?? 0)
  return seconds > 0 ? seconds : null
}

/** The start of the interval that holds `time`, aligned to UTC; weeks begin on Monday. */
export function bucketStart(time: number, seconds: number): number {
  const offset = seconds % 604_800 === 0 ? monday : 0
  return Math.floor((time - offset) / seconds) * seconds + offset
}

/**
 * Sorts candles oldest first, whatever order a server sends, and keeps one of each time: the one with more trades, which
 * covers more of its interval, or the last of those with as many.
 */
export function sortCandles<Point extends { time: number; trades?: number }>(
  candles: readonly Point[],
): Point[] {
  const byTime = new Map<number, Point>()
  for (const candle of candles) {
    const known = byTime.get(candle.time)
    if ((known?.trades ?? 0) <= (candle.trades ?? 0)) byTime.set(candle.time, candle)
  }
  return [...byTime.values()].sort((left, right) => left.time - right.time)
}

/** What a market says of its newest trade. */
export type NewestPrice = { spotPrice: Decimal; tradesTotal: number }

/** Whether candles, oldest first, may lack a market's newest trade: the last one did not close at the market's price. */
export function lackNewest(candles: readonly { close: Decimal }[], newest: NewestPrice | undefined): boolean {
  return newest !== undefined && newest.tradesTotal > 0 && candles.at(-1)?.close !== newest.spotPrice
}

/**
 * Joins older and newer candles where they overlap. Without overlap some are missing between, so only the newer
 * remain.
 */
export function joinCandles(older: readonly Candle[], newer: readonly Candle[]): readonly Candle[] {
  const first = newer[0]
  const last = older.at(-1)
  if (!first || !last || last.time < first.time) return newer
  return [...older.filter((candle) => candle.time < first.time), ...newer]
}

/**
 * Fills intervals without a trade with flat candles at the last close, up to the interval of `until`. Of a gap longer
 * than 300 intervals only the end is filled, and of all gaps the newest 5,000 intervals: a quiet year must not push the
 * trades out of view.
 */
export function fillGaps(candles: readonly Candle[], seconds: number, until?: number): Candle[] {
  const newestFirst: Candle[] = []
  let end = until === undefined ? Number.NEGATIVE_INFINITY : bucketStart(until, seconds) + seconds
  let remaining = maxFlat
  for (const candle of candles.toReversed()) {
    const flat = flatCandles(candle, end, seconds, Math.min(remaining, maxGap))
    newestFirst.push(...flat.reverse(), candle)
    remaining -= flat.length
    end = candle.time
  }
  return newestFirst.reverse()
}

/** The last `most` flat candles between a candle and `end`, oldest first. */
function flatCandles(candle: Candle, end: number, seconds: number, most: number): Candle[] {
  const first = Math.max(candle.time + seconds, end - most * seconds)
  const flat: Candle[] = []
  for (let time = first; time < end; time += seconds) flat.push(flatCandle(time, candle.close))
  return flat
}

function flatCandle(time: number, price: Decimal): Candle {
  return { time, open: price, high: price, low: price, close: price, volume: zero, trades: 0 }
}

/**
 * Infers a server's rule from its history: it is `previous-close` when nine in ten candles open where the one before
 * closed.
 */
export function inferOpenRule(candles: readonly Candle[], seconds: number): OpenRule {
  let neighbours = 0
  let joined = 0
  for (const [index, candle] of candles.entries()) {
    const before = candles[index - 1]
    if (!before || before.time + seconds !== candle.time) continue
    neighbours += 1
    if (candle.open === before.close) joined += 1
  }
  return neighbours > 0 && joined >= neighbours * 0.9 ? 'previous-close' : 'first-trade'
}

/**
 * Merges trades, oldest first, into a filled series and returns the new one. A trade older than the last interval is not
 * merged: it makes the series `stale`, to be read again.
 */
export function mergeTicks(
  candles: readonly Candle[],
  ticks: readonly Tick[],
  seconds: number,
  rule: OpenRule,
): { candles: readonly Candle[]; stale: boolean } {
  const merged = [...candles]
  let stale = false
  for (const tick of ticks) {
    const time = bucketStart(tick.time, seconds)
    const last = merged.at(-1)
    if (last && time < last.time) {
      stale = true
    } else if (last?.time === time) {
      merged[merged.length - 1] = withTick(last, tick, rule)
    } else {
      if (last) merged.push(...flatCandles(last, time, seconds, maxGap))
      merged.push(openCandle(time, rule === 'previous-close' && last ? last.close : tick.price, tick))
    }
  }
  return { candles: merged, stale }
}

function openCandle(time: number, open: Decimal, tick: Tick): Candle {
  return {
    time,
    open,
    high: higher(open, tick.price),
    low: lower(open, tick.price),
    close: tick.price,
    volume: tick.volume,
    trades: 1,
  }
}

/** A flat candle takes its open from its first trade if that is the server's rule. */
function withTick(candle: Candle, tick: Tick, rule: OpenRule): Candle {
  if (candle.trades === 0 && rule === 'first-trade') return openCandle(candle.time, tick.price, tick)
  return {
    ...candle,
    high: higher(candle.high, tick.price),
    low: lower(candle.low, tick.price),
    close: tick.price,
    volume: candle.volume && tick.volume && add(candle.volume, tick.volume),
    trades: candle.trades + 1,
  }
}

/**
 * How much `price` differs from the price at `since`, as a fraction. The price at `since` is the last close before that
 * time; for a younger market it is the first open. Null without candles, and when that price was zero.
 */
export function changeSince(
  candles: readonly PricePoint[],
  since: number,
  seconds: number,
  price: Decimal,
): Decimal | null {
  const endOf = (candle: PricePoint) => candle.time + (candle.seconds ?? seconds)
  const before = candles.findLast((candle) => endOf(candle) <= since)?.close
  const base = before ?? candles[0]?.open
  return base === undefined ? null : relativeChange(base, price)
}

/**
 * The change of a candle against the close before it, as a fraction: a price may jump between two trades. Null for the
 * first candle, since no close before it is known, and for a candle that is not in the list.
 */
export function candleChange(candles: readonly Candle[], candle: Candle): Decimal | null {
  const before = candles.findLast(({ time }) => time < candle.time)
  return before ? relativeChange(before.close, candle.close) : null
}

/**
 * A candle that begins where the one before closed. The price of a curve moves by trades alone, so it cannot jump between two
 * candles; a server whose open is the price after the first trade leaves that trade out of the candle's body.
 */
export function fromCloseBefore(candle: Candle, before: Candle | undefined): Candle {
  if (!before) return candle
  const open = before.close
  return { ...candle, open, high: higher(open, candle.high), low: lower(open, candle.low) }
}

/** The candles from an index on, each from where the one before closed. */
export function withoutJumps(candles: readonly Candle[], from = 0): Candle[] {
  return candles.slice(from).map((candle, index) => fromCloseBefore(candle, candles[from + index - 1]))
}

/**
 * The power of ten that brings a price into [1, 10): a chart of prices like 1e-17 stays blank, so the chart draws
 * scaled prices.
 */
export function chartExponent(price: Decimal | undefined): number {
  return price === undefined || compare(price, zero) <= 0 ? 0 : 0 - magnitude(price)
}

function higher(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) >= 0 ? a : b
}

function lower(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b
}
