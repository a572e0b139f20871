import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Candle, joinCandles, sortCandles } from '#domain/markets/prices/candles.ts'
import type { CandleReading } from '#domain/markets/prices/liveCandles.ts'
import { check, countRows, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { amount, count, price } from '#interfaces/indexer/indexerScale.ts'
import { compare } from '#lib/numbers/decimal.ts'
import { integer } from '#lib/wire/shapes.ts'

/** A candle from the wire; its time becomes epoch seconds, the unit of charts. */
const candleSchema = v.pipe(
  v.object({
    openTime: v.nonNullable(time, 'not a time'),
    open: price,
    high: price,
    low: price,
    close: price,
    volume: amount,
    trades: count,
  }),
  v.transform(({ openTime, ...rest }): Candle => ({ ...rest, time: Math.floor(openTime.getTime() / 1_000) })),
)

/** Candles, and how many more there were that could not be read. */
type CountedCandles = CandleReading & { unreadable: number }

const newestSchema = v.array(v.object({ id: integer, blockNumber: integer, priceUsd: price }))

const candlesDocument = graphql(`
  query Candles($poolAddress: String!, $interval: String!, $limit: Int) {
    candles(poolAddress: $poolAddress, interval: $interval, limit: $limit) {
      openTime open high low close volume trades
    }
    swaps(poolAddress: $poolAddress, limit: 1) { id blockNumber priceUsd }
  }
`)

/**
 * The newest `limit` candles of a market that had a trade, oldest first, each time once, and the newest trade they
 * hold: later trades are not included. Older candles of an earlier reading are kept, so that a chart does not lose its
 * start.
 */
export function candlesQuery(poolAddress: string, interval: string, limit: number) {
  return queryOptions({
    queryKey: ['indexer', 'candles', poolAddress, interval, limit],
    queryFn: async ({ signal, client, queryKey }): Promise<CountedCandles> => {
      const variables = { poolAddress, interval, limit }
      const first = await readCandles(variables, signal)
      const read = first.isWhole ? first : await readCandles(variables, signal)
      const { candles, ...rest } = read.isWhole ? read : await withRunningCandle(read, variables, signal)
      const before = client.getQueryData<CountedCandles>(queryKey)?.candles ?? []
      const isFull = candles.length >= limit
      return { candles: isFull ? joinCandles(before, candles) : candles, ...rest }
    },
  })
}

/**
 * Adds the running candle, built from the trades after the last one: some indexers write a candle only when its
 * interval is over.
 */
async function withRunningCandle<R extends CandleReading>(
  reading: R,
  variables: CandleVariables,
  signal: AbortSignal,
): Promise<R> {
  const { addRunningCandle } = await import('./runningCandle.ts')
  return addRunningCandle(reading, variables, signal).catch(() => reading)
}

type CandleVariables = { poolAddress: string; interval: string; limit: number }

/**
 * Reads candles and the newest trade in one operation. `isWhole` is false when a trade came between the two: then the
 * last candle does not close at that trade's price, and both must be read again.
 */
async function readCandles(variables: CandleVariables, signal: AbortSignal) {
  const data = await execute(candlesDocument, variables, signal)
  const { rows, unreadable } = countRows(candleSchema, data.candles)
  const candles = sortCandles(rows)
  const [newest = null] = check(newestSchema, data.swaps)
  const last = candles.at(-1)
  const isWhole = last && newest ? compare(last.close, newest.priceUsd) === 0 : !last && !newest
  return { candles, newest, unreadable, isWhole }
}
