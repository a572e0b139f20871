import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Candle, sortCandles } from '#domain/markets/candles.ts'
import { decimal, integer } from '#lib/wire/shapes.ts'
import { checkRows, execute, time } from './execute.ts'
import { graphql } from './graphql.ts'
import { newestSwapId } from './live/swapFeed.ts'

/** A candle from the wire; its time becomes epoch seconds, the unit of charts. */
export const candleSchema = v.pipe(
  v.object({
    openTime: v.nonNullable(time, 'not a time'),
    open: decimal,
    high: decimal,
    low: decimal,
    close: decimal,
    volume: decimal,
    trades: integer,
  }),
  v.transform(({ openTime, ...rest }): Candle => ({ ...rest, time: Math.floor(openTime.getTime() / 1_000) })),
)

const candlesDocument = graphql(`
  query Candles($poolAddress: String!, $interval: String!, $limit: Int) {
    candles(poolAddress: $poolAddress, interval: $interval, limit: $limit) {
      openTime open high low close volume trades
    }
  }
`)

/**
 * The newest `limit` candles of a market that had a trade, oldest first, each time once. Their volume includes the trades
 * up to the id `watermark`: the newest one known before the request, null when none was.
 */
export function candlesQuery(poolAddress: string, interval: string, limit: number) {
  return queryOptions({
    queryKey: ['indexer', 'candles', poolAddress, interval, limit],
    queryFn: async ({ signal }) => {
      const watermark = newestSwapId(poolAddress)
      const data = await execute(candlesDocument, { poolAddress, interval, limit }, signal)
      return { candles: sortCandles(checkRows(candleSchema, data.candles)), watermark }
    },
  })
}
