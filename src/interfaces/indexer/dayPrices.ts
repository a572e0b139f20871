import * as v from 'valibot'
import { type PricePoint, sortCandles } from '#domain/markets/candles.ts'
import { now } from '#lib/browser/clock.ts'
import { decimal } from '#lib/wire/shapes.ts'
import { checkRows, execute, time } from './execute.ts'

/** A candle of an hour and how many trades it had. */
type Hour = PricePoint & { trades: number }

/** Where among the trades of a market, newest first, those of the hour 24 hours ago are. */
type Span = { pool: string; from: number; until: number; offset: number; limit: number }

const hour = 3_600
const day = 24 * hour
/** Seconds that prices are shown before they are read again. */
const shownFor = 180
/** Trades that may come between the two readings. */
const margin = 20
const mostTrades = 500

const tradeSchema = v.object({ priceUsd: decimal, timestamp: v.nonNullable(time, 'not a time') })

/**
 * The hours of each market, with the one in which the moment 24 hours ago lies given as its trades: a candle does not say
 * what the price was within it. It stays a candle when its trades cannot be read.
 */
export async function readExactDays(
  pools: readonly string[],
  markets: readonly (readonly Hour[])[],
): Promise<(readonly PricePoint[])[]> {
  const since = Math.floor(now() / 1_000) - day
  const spans = pools.map((pool, index) => spanOf(pool, markets[index] ?? [], since))
  const answer = await readTrades(spans).catch(() => null)
  return markets.map((hours, index) => {
    const span = spans[index]
    const trades = answer && span ? checkRows(tradeSchema, answer[`s${index}`]) : []
    return span ? withTrades(hours, span, trades) : hours
  })
}

/** Null when no trade happened in that hour: then the candle before it says the price exactly. */
function spanOf(pool: string, hours: readonly Hour[], since: number): Span | null {
  const within = hours.filter((each) => each.time + hour > since && each.time <= since + shownFor)
  const [first, last] = [within[0], within.at(-1)]
  const count = within.reduce((sum, { trades }) => sum + trades, 0)
  if (!first || !last || count === 0) return null
  const offset = hours.filter((each) => each.time > last.time).reduce((sum, { trades }) => sum + trades, 0)
  return {
    pool,
    from: first.time,
    until: last.time + hour,
    offset,
    limit: Math.min(count + margin, mostTrades),
  }
}

async function readTrades(spans: readonly (Span | null)[]): Promise<Record<string, unknown> | null> {
  const wanted = spans.flatMap((span, index) => (span ? [{ ...span, index }] : []))
  if (wanted.length === 0) return null
  const declared = wanted.map(({ index }) => `$p${index}: String!`).join(', ')
  const aliases = wanted.map(
    ({ index, limit, offset }) =>
      `s${index}: swaps(poolAddress: $p${index}, limit: ${limit}, offset: ${offset}) { priceUsd timestamp }`,
  )
  const variables = Object.fromEntries(wanted.map(({ index, pool }) => [`p${index}`, pool]))
  return execute(`query DayPrices(${declared}) { ${aliases.join('\n')} }`, variables)
}

/** Trades are newest first, and so many that the whole span is among them; otherwise the candles stay. */
function withTrades(
  hours: readonly Hour[],
  { from, until }: Span,
  trades: readonly v.InferOutput<typeof tradeSchema>[],
): readonly PricePoint[] {
  const oldestFirst = trades.toReversed().map(({ priceUsd, timestamp }) => ({
    time: Math.floor(timestamp.getTime() / 1_000),
    open: priceUsd,
    close: priceUsd,
    seconds: 0,
  }))
  const inSpan = oldestFirst.filter((trade) => trade.time >= from && trade.time < until)
  const counted = hours.filter((each) => each.time >= from && each.time < until)
  if (inSpan.length < counted.reduce((sum, each) => sum + each.trades, 0)) return hours
  const outside = hours.filter((each) => each.time < from || each.time >= until)
  return sortCandles([...outside, ...inSpan])
}
