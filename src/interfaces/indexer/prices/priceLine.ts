import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  bucketStart,
  lackNewest,
  type NewestPrice,
  type PricePoint,
  sortCandles,
} from '#domain/markets/prices/candles.ts'
import { aliasesAnOperation, fewestAliases } from '#interfaces/indexer/assumptions.ts'
import { createAliasBatch } from '#interfaces/indexer/graphql/aliasBatch.ts'
import { check, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import { price } from '#interfaces/indexer/indexerScale.ts'
import { now } from '#lib/browser/clock.ts'
import { letOthersRun } from '#lib/browser/letOthersRun.ts'
import { integer, lenientList } from '#lib/wire/shapes.ts'
import type { Hour } from './hourTrades.ts'

/**
 * The prices of a market up to `at`, in epoch seconds, for one row of the board: a day of hourly candles, exact 24 hours ago,
 * and a week of four-hour candles. `hours` are the candles as they are read, none when one of them is unreadable;
 * `day` is null until the trades of 24 hours ago are read; `unreadable` counts missing candles.
 */
export type PriceLine = {
  at: number
  hours: readonly Hour[]
  day: readonly PricePoint[] | null
  week: readonly PricePoint[]
  unreadable: number
}

const pointEntries = { openTime: v.nonNullable(time, 'not a time'), open: price, close: price }

const pointSchema = v.pipe(
  v.object({ ...pointEntries, trades: v.optional(integer, 0) }),
  v.transform(({ openTime, ...rest }) => ({ ...rest, time: Math.floor(openTime.getTime() / 1_000) })),
)

type Asked = {
  poolAddress: string
  at: number | null
  newest: NewestPrice | undefined
  /** Gets the line as soon as its candles are there, before the day is exact. */
  onCandles(line: PriceLine): void
}

const hour = 3_600
const fourHours = 4 * hour
/** The hour of 24 hours ago is one more. */
const day = 25 * hour
const week = 7 * 24 * hour + fourHours

/** Seconds for which one reading is reused where its end is given; its prices are exact for longer than that. */
const readingLength = 120

/**
 * The prices of a day and of a week. Rows that request at the same moment share one operation, two aliases each. They
 * end at `end`, in epoch seconds, or now: an indexer that lags has no prices after its newest block.
 * `newest` is what the market says itself, which tells whether the last candles are there.
 */
export function priceLineQuery(poolAddress: string, end: number | null = null, newest?: NewestPrice) {
  const at = end === null ? null : end - (end % readingLength)
  const queryKey = ['indexer', 'priceLine', poolAddress, ...(at === null ? [] : [at])]
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => {
      // Prices of before stay until the new ones are exact.
      const onCandles = (line: PriceLine) =>
        at === null && !signal.aborted && client.setQueryData<PriceLine>(queryKey, (before) => before ?? line)
      return readLine({ poolAddress, at, newest, onCandles }, signal)
    },
    staleTime: 60_000,
    refetchInterval: 120_000,
  })
}

/** The markets that fit into one operation, about as many as a screen shows. */
const firstMarkets = Math.floor(aliasesAnOperation / 2)

/** Begins to read the lines of the first of these markets, before their rows are rendered. */
export function readFirstLines(
  client: QueryClient,
  markets: readonly (NewestPrice & { poolAddress: string })[] = [],
): void {
  for (const market of markets.slice(0, firstMarkets))
    void client.prefetchQuery(priceLineQuery(market.poolAddress, null, market))
}

const readLine = createAliasBatch({
  delay: 20,
  largest: firstMarkets,
  fewest: Math.floor((fewestAliases - 1) / 2),
  read: readLines,
})

/** Markets whose candles a phone reads in one task. */
const marketsATask = 3

async function readLines(asked: readonly Asked[], signal: AbortSignal): Promise<PriceLine[]> {
  const pools = asked.map(({ poolAddress }) => poolAddress)
  const declared = pools.map((_, index) => `$p${index}: String!`).join(', ')
  const aliases = pools.map(
    (_, index) =>
      `d${index}: candles(poolAddress: $p${index}, interval: "1h", limit: 26) { openTime open close trades }
       w${index}: candles(poolAddress: $p${index}, interval: "4h", limit: 43) { openTime open close }`,
  )
  const variables = Object.fromEntries(pools.map((pool, index) => [`p${index}`, pool]))
  // Its code loads while the candles are read. A failure shows where it is used.
  const dayPrices = import('./dayPrices.ts')
  dayPrices.catch(() => undefined)
  const document = `query PriceLines(${declared}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables, signal)
  const days: CountedPoints[] = []
  const weeks: CountedPoints[] = []
  for (const index of pools.keys()) {
    if (index > 0 && index % marketsATask === 0) await letOthersRun()
    days.push(countPoints(data[`d${index}`]))
    weeks.push(countPoints(data[`w${index}`]))
  }
  // An hour that cannot be read may have moved the price: then nothing is said of any hour.
  const present = Math.floor(now() / 1_000)
  const written = days.map(({ points, unreadable }) => (unreadable === 0 ? points : []))
  const hours = await Promise.all(
    written.map(async (points, index) => {
      const { poolAddress = '', newest, at } = asked[index] ?? {}
      if (!lackNewest(points, newest)) return points
      const { withUnwritten } = await import('./unwrittenCandles.ts')
      const all = await withUnwritten(poolAddress, points, hour, signal)
      const [first] = all?.candles ?? []
      // Of the newest trades alone, a price of 24 hours ago is known only where they reach back to it.
      return all && (!all.isCut || (first && first.time < (at ?? present) - day)) ? all.candles : null
    }),
  )
  const lines = asked.map(({ at, onCandles }, index) => {
    const end = at ?? present
    const line: PriceLine = {
      at: end,
      hours: hours[index] ?? [],
      day: null,
      week: weekOf(weeks[index]?.points ?? [], hours[index] ?? null, end),
      unreadable: (days[index]?.unreadable ?? 0) + (weeks[index]?.unreadable ?? 0),
    }
    onCandles(line)
    return line
  })
  const { readDayPrices } = await dayPrices
  return Promise.all(
    lines.map(async (line, index) => ({
      ...line,
      day: await readDayPrices(pools[index] ?? '', line.hours, line.at, signal),
    })),
  )
}

/**
 * The intervals of a week, those that are not written made of their hours; none when the hours are unknown. Hours that do not join
 * the intervals show these to be of long ago: then the hours alone are the week, where they reach back so far.
 */
function weekOf(
  written: readonly PricePoint[],
  hours: readonly PricePoint[] | null,
  until: number,
): PricePoint[] {
  const [first] = hours ?? []
  if (hours === null) return []
  const last = written.at(-1)
  const isOld = last !== undefined && first !== undefined && first.time >= last.time + fourHours
  if (isOld && first.time > until - week) return []
  const end = isOld || !last ? 0 : last.time + fourHours
  const unwritten = new Map<number, PricePoint>()
  for (const { time, open, close } of hours) {
    const start = bucketStart(time, fourHours)
    if (start >= end) unwritten.set(start, { time: start, open: unwritten.get(start)?.open ?? open, close })
  }
  return [...(isOld ? [] : written), ...unwritten.values()]
}

type CountedPoints = ReturnType<typeof countPoints>

/** Counts what cannot be read, also when that is everything: one market costs no other its line. */
function countPoints(value: unknown) {
  const { rows, dropped } = check(lenientList(pointSchema), value)
  return { points: sortCandles(rows), unreadable: dropped }
}
