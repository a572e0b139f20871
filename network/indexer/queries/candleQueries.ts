import { and, desc, eq } from 'drizzle-orm'
import type { IndexerContext } from '#network/indexer/context.ts'
import { price, usd } from '#network/indexer/records/wholeUnits.ts'
import { candles } from '#network/store/schema/marketTables.ts'
import { type PageArguments, readLimit } from './limitAndOffset.ts'
import { readAddress, userInputError } from './userInput.ts'

const intervals = new Map([
  ['1m', 60],
  ['5m', 300],
  ['15m', 900],
  ['1h', 3_600],
  ['4h', 14_400],
  ['1d', 86_400],
])

function readInterval(interval: string): number {
  const seconds = intervals.get(interval)
  if (seconds === undefined)
    throw userInputError(`interval must be one of ${[...intervals.keys()].join(', ')}.`)
  return seconds
}

type CandleArguments = PageArguments & { poolAddress: string; interval: string }

export const candleQueries = {
  /** The newest `limit` candles, oldest first. An interval without trades has none. */
  async candles(_: unknown, input: CandleArguments, { database }: IndexerContext) {
    const limit = readLimit(input.limit)
    const pool = readAddress('poolAddress', input.poolAddress)
    const newest = await database
      .select()
      .from(candles)
      .where(and(eq(candles.pool, pool), eq(candles.interval, readInterval(input.interval))))
      .orderBy(desc(candles.openTime))
      .limit(limit)
    return newest.reverse().map((candle) => ({
      openTime: candle.openTime.toISOString(),
      open: price(candle.open),
      high: price(candle.high),
      low: price(candle.low),
      close: price(candle.close),
      volume: usd(candle.volume),
      trades: candle.trades,
    }))
  },
}
