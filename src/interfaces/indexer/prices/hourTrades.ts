import * as v from 'valibot'
import type { PricePoint } from '#domain/markets/prices/candles.ts'
import { aliasesAnOperation, fewestAliases, largestPage } from '#interfaces/indexer/assumptions.ts'
import { createAliasBatch } from '#interfaces/indexer/graphql/aliasBatch.ts'
import { countRows, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import { price } from '#interfaces/indexer/indexerScale.ts'

/** A candle of an hour with the number of its trades. */
export type Hour = PricePoint & { trades: number }

/**
 * The trades of one hour of a market: their time range, and their offset and number in the list that is newest first.
 */
type Span = { pool: string; from: number; until: number; offset: number; count: number }

type Trade = { time: number; price: PricePoint['close'] }

/** The trades of the hour that contains `since`: `span` is null where it had none, `trades` where they cannot be read. */
export type HourTrades = { since: number; span: Span | null; trades: readonly Trade[] | null }

const hour = 3_600
/** Seconds for which prices are shown before they are read again. */
export const shownFor = 180
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
 * The trades of the hour that contains `since`, in epoch seconds: a candle does not say what the price was within its hour.
 * Hours that are requested at the same moment share one operation.
 */
export async function readHourTrades(
  pool: string,
  hours: readonly Hour[],
  since: number,
  signal?: AbortSignal,
): Promise<HourTrades> {
  const span = spanOf(pool, hours, since)
  return { since, span, trades: span && (await readSpan(span, signal).catch(() => null)) }
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
  const document = `query HourTrades(${declared}) { ${aliases.join('\n')} }`
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
