import { bucketStart } from '#domain/markets/prices/candles.ts'
import { add, compare, type Decimal, isZero, multiply, zero } from '#lib/numbers/decimal.ts'

/** A change of a token holding in whole tokens, negative for outgoing ones; `time` in epoch seconds. */
export type HoldingMove = { token: string; time: number; amount: Decimal }

/**
 * The last price of each interval that had a trade, oldest first; `time` is the start of the interval in epoch
 * seconds.
 */
export type ClosingPrices = readonly { time: number; close: Decimal }[]

/** The dollar value of holdings at a time in epoch seconds; null where a price is unknown. */
export type WorthPoint = { time: number; worth: Decimal | null }

type WorthSources = {
  /** All moves of these tokens, in any order. */
  moves: readonly HoldingMove[]
  /** The closing prices of each token, in intervals of `seconds`. */
  prices: ReadonlyMap<string, ClosingPrices>
  seconds: number
  now: number
  /** The most points; the newest are kept. */
  most: number
}

/**
 * The value of holdings at the end of each interval and now; the first point ends the interval of the first move. Exact: a
 * holding is the sum of its moves so far, its price that of the last trade so far. Tokens without prices add nothing.
 * `unclear` lists tokens whose balance would be negative: some of their moves are missing, so they are left out.
 */
export function worthLine({ moves, prices, seconds, now, most }: WorthSources) {
  const first = moves.reduce((least, { time }) => Math.min(least, time), now)
  const end = bucketStart(first, seconds) + seconds
  const times: number[] = []
  for (
    let time = Math.max(end, bucketStart(now, seconds) - (most - 2) * seconds);
    time < now;
    time += seconds
  )
    times.push(time)
  if (moves.length > 0) times.push(now)
  const unclear: string[] = []
  const lines: (Decimal | null)[][] = []
  for (const [token, closes] of prices) {
    const line = lineOf(
      moves.filter((move) => move.token === token),
      closes,
      { times, seconds, now },
    )
    if (line) lines.push(line)
    else unclear.push(token)
  }
  const points = times.map((time, at): WorthPoint => ({ time, worth: sumAt(lines, at) }))
  return { points, unclear }
}

type Times = { times: readonly number[]; seconds: number; now: number }

/** The worth of one token at each time; null when its holding falls below zero. */
function lineOf(moves: readonly HoldingMove[], closes: ClosingPrices, { times, seconds, now }: Times) {
  const inOrder = moves.toSorted((left, right) => left.time - right.time)
  const line: (Decimal | null)[] = []
  let held: Decimal = zero
  let [moved, priced] = [0, 0]
  for (const time of times) {
    // An event exactly at the end of an interval belongs to the next one. The last point includes everything known.
    const end = time === now ? Number.POSITIVE_INFINITY : time
    const movedBefore = moved
    moved = countFrom(inOrder, moved, (move) => move.time < end)
    priced = countFrom(closes, priced, (close) => close.time + seconds <= end)
    for (const { amount } of inOrder.slice(movedBefore, moved)) held = add(held, amount)
    if (compare(held, zero) < 0) return null
    line.push(worthOf(held, closes[priced - 1]?.close))
  }
  return line
}

/** The number of leading items that match; the first `known` items are known to match. */
function countFrom<Item>(items: readonly Item[], known: number, isSo: (item: Item) => boolean): number {
  const next = items.findIndex((item, at) => at >= known && !isSo(item))
  return next < 0 ? items.length : next
}

function worthOf(held: Decimal, price: Decimal | undefined): Decimal | null {
  if (isZero(held)) return zero
  return price === undefined ? null : multiply(held, price)
}

function sumAt(lines: readonly (readonly (Decimal | null)[])[], at: number): Decimal | null {
  return lines.reduce<Decimal | null>((sum, line) => {
    const worth = line[at] ?? null
    return sum === null || worth === null ? null : add(sum, worth)
  }, zero)
}
