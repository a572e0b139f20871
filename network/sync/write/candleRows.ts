import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { MarketFacts } from '#network/decode/marketEvents.ts'
import type { Database } from '#network/store/store.ts'
import { inputRows } from './bulkRows.ts'

type Candle = {
  pool: Address
  interval: number
  openTime: Date
  open: bigint
  high: bigint
  low: bigint
  close: bigint
  volume: bigint
  trades: number
}

/** The intervals of candles in seconds: 1m 5m 15m 1h 4h 1d. */
export const candleIntervals = [60, 300, 900, 3600, 14_400, 86_400]

/** Makes candles of every interval from swaps, oldest first. */
export function candlesOf(swaps: MarketFacts['swaps']): Candle[] {
  const candles = new Map<string, Candle>()
  for (const { pool, timestamp, priceAfter: price, amountUsd: volume } of swaps) {
    for (const interval of candleIntervals) {
      const opened = openTimeOf(timestamp, interval)
      const key = `${pool} ${interval} ${opened.getTime()}`
      const candle = candles.get(key)
      if (candle) extend(candle, price, volume)
      else {
        const prices = { open: price, high: price, low: price, close: price }
        candles.set(key, { pool, interval, openTime: opened, ...prices, volume, trades: 1 })
      }
    }
  }
  return [...candles.values()]
}

function openTimeOf(time: Date, interval: number): Date {
  const milliseconds = interval * 1000
  return new Date(Math.floor(time.getTime() / milliseconds) * milliseconds)
}

function extend(candle: Candle, price: bigint, volume: bigint): void {
  if (price > candle.high) candle.high = price
  if (price < candle.low) candle.low = price
  candle.close = price
  candle.volume += volume
  candle.trades += 1
}

/** Adds new swaps to the stored candles. */
export async function addCandles(database: Database, swaps: MarketFacts['swaps']): Promise<void> {
  if (swaps.length === 0) return
  await database.execute(sql`
    insert into candles select * from ${inputRows(
      candlesOf(swaps),
      `pool text, interval integer, open_time timestamptz, open numeric, high numeric, low numeric,
       close numeric, volume numeric, trades integer`,
    )}
    on conflict (pool, interval, open_time) do update set
      high = greatest(candles.high, excluded.high), low = least(candles.low, excluded.low), close = excluded.close,
      volume = candles.volume + excluded.volume, trades = candles.trades + excluded.trades`)
}

/** Recomputes the candles of these pools from the stored swaps, from the candle that holds `since` on. */
export async function rebuildCandles(database: Database, pools: Address[], since: Date): Promise<void> {
  for (const interval of candleIntervals) {
    const from = openTimeOf(since, interval).toISOString()
    const ofPools = inputRows(
      pools.map((pool) => ({ pool })),
      'pool text',
    )
    await database.execute(sql`
      delete from candles using ${ofPools}
      where candles.pool = input.pool and interval = ${interval}::integer and open_time >= ${from}::timestamptz`)
    await database.execute(sql`
      insert into candles
      select swaps.pool, ${interval}::integer, bucket.open_time,
        (array_agg(price_after order by block_number, log_index))[1], max(price_after), min(price_after),
        (array_agg(price_after order by block_number desc, log_index desc))[1], sum(amount_usd), count(*)
      from swaps join ${ofPools} on swaps.pool = input.pool
      cross join lateral (select to_timestamp(floor(extract(epoch from timestamp) / ${interval}::integer)
        * ${interval}::integer) as open_time) as bucket
      where timestamp >= ${from}::timestamptz group by swaps.pool, bucket.open_time`)
  }
}
