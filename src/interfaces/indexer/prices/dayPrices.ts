import * as v from 'valibot'
import { type PricePoint, sortCandles } from '#domain/markets/prices/candles.ts'
import type { PriceSteps } from '#domain/markets/prices/priceSteps.ts'
import { price } from '#interfaces/indexer/amounts.ts'
import { aliasesAnOperation, fewestAliases, largestPage } from '#interfaces/indexer/assumptions.ts'
import { createAliasBatch } from '#interfaces/indexer/graphql/aliasBatch.ts'
import { countRows, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import { now } from '#lib/browser/clock.ts'

/** A candle of an hour with the number of its trades. */
type Hour = PricePoint & { trades: number }

/**
 * The trades of one hour of a market: their time range, and their offset and number in the list that is newest first.
 */
type Span = { pool: string; from: number; until: number; offset: number; count: number }

type Trade = { time: number; price: PricePoint['close'] }

/** The prices of a market around 1 and 6 hours ago, null when unknown, and its hourly candles of a day. */
type DayPrices = { hour: PriceSteps | null; sixHours: PriceSteps | null; day: readonly PricePoint[] }

const hour = 3_600
/** Seconds for which prices are shown before they are read again. */
const shownFor = 180
/** The number of trades that may arrive between the two readings. */
const margin = 20
const mostTrades = largestPage

const tradeSchema = v.pipe(
  v.object({ priceUsd: price, timestamp: v.nonNullable(time, 'not a time') }),
  v.transform(
    ({ priceUsd, timestamp }): Trade => ({ time: Math.floor(timestamp.getTime() / 1_000), price: priceUsd }),
  ),
)

/**
 * The prices 1, 6 and 24 hours ago of each market, exact: a candle does not say what the price was within its hour, so
 * the trades of that hour are read. Where they cannot be, the price 1 or 6 hours ago is unknown, and that of 24 hours
 * ago is the candle's. The hours are counted back from `at`, in epoch seconds, or from now.
 */
export function readDayPrices(
  asked: readonly { poolAddress: string; at: number | null }[],
  markets: readonly (readonly Hour[])[],
  signal?: AbortSignal,
): Promise<DayPrices[]> {
  const present = Math.floor(now() / 1_000)
  return Promise.all(
    asked.map(({ poolAddress, at }, index) =>
      readMarket(poolAddress, markets[index] ?? [], at ?? present, signal),
    ),
  )
}

async function readMarket(
  pool: string,
  hours: readonly Hour[],
  at: number,
  signal?: AbortSignal,
): Promise<DayPrices> {
  const read = async (since: number) => {
    const span = spanOf(pool, hours, since)
    return { since, span, trades: span && (await readSpan(span, signal).catch(() => null)) }
  }
  const [one, six, day] = await Promise.all([read(at - hour), read(at - 6 * hour), read(at - 24 * hour)])
  return {
    hour: stepsAround(hours, one),
    sixHours: stepsAround(hours, six),
    day: day.span && day.trades ? withTrades(hours, day.span, day.trades) : hours,
  }
}

/**
 * The trades of the hour that contains a moment; null when that hour had none, because the candle before it then has
 * the exact price.
 */
function spanOf(pool: string, hours: readonly Hour[], since: number): Span | null {
  const within = hours.filter((each) => each.time + hour > since && each.time <= since + shownFor)
  const [first, last] = [within[0], within.at(-1)]
  const count = countTrades(within)
  if (!first || !last || count === 0) return null
  const offset = countTrades(hours.filter((each) => each.time > last.time))
  return { pool, from: first.time, until: last.time + hour, offset, count }
}

function countTrades(hours: readonly Hour[]): number {
  return hours.reduce((sum, { trades }) => sum + trades, 0)
}

const readSpan = createAliasBatch({
  delay: 0,
  largest: aliasesAnOperation,
  fewest: fewestAliases,
  read: readSpans,
})

/** The trades of each span, oldest first; null when some are missing. */
async function readSpans(spans: readonly Span[], signal: AbortSignal): Promise<(readonly Trade[] | null)[]> {
  const declared = spans.map((_, index) => `$p${index}: String!`).join(', ')
  const aliases = spans.map(
    ({ offset, ...span }, index) =>
      `s${index}: swaps(poolAddress: $p${index}, limit: ${limitOf(span)}, offset: ${offset}) { priceUsd timestamp }`,
  )
  const variables = Object.fromEntries(spans.map(({ pool }, index) => [`p${index}`, pool]))
  const document = `query DayPrices(${declared}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables, signal)
  return spans.map((span, index) => tradesOf(span, data[`s${index}`]))
}

function limitOf({ count }: Pick<Span, 'count'>): number {
  return Math.min(count + margin, mostTrades)
}

/**
 * The trades of a span, oldest first; null unless all counted ones are there, and an older one or the end of the list
 * follows.
 */
function tradesOf(span: Span, answer: unknown): readonly Trade[] | null {
  const { rows, unreadable } = countRows(tradeSchema, answer)
  const trades = rows.toReversed().filter(({ time }) => time >= span.from && time < span.until)
  const oldest = rows.at(-1)
  const isEnd = rows.length < limitOf(span) || (oldest !== undefined && oldest.time < span.from)
  return isEnd && trades.length >= span.count && unreadable === 0 ? trades : null
}

type Around = { since: number; span: Span | null; trades: readonly Trade[] | null }

/** The prices from a moment on, for as long as a row shows them. */
function stepsAround(hours: readonly Hour[], { since, span, trades }: Around): PriceSteps | null {
  if (span && !trades) return null
  const from = span?.from ?? since
  const before = hours.findLast((each) => each.time + hour <= from)
  const after = hours.find((each) => each.time > since)
  const start = before
    ? [{ time: from, price: before.close }]
    : !span && after
      ? [{ time: after.time, price: after.open }]
      : []
  return { steps: [...start, ...(trades ?? [])], until: since + shownFor }
}

/** The hours, with those of a span given as their trades. */
function withTrades(
  hours: readonly Hour[],
  { from, until }: Span,
  trades: readonly Trade[],
): readonly PricePoint[] {
  const points = trades.map(({ time, price }) => ({ time, open: price, close: price, seconds: 0 }))
  const outside = hours.filter((each) => each.time < from || each.time >= until)
  return sortCandles([...outside, ...points])
}
