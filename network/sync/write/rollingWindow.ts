import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#network/store/store.ts'
import { inputRows } from './bulkRows.ts'

/** The newest block before and after some blocks are added. */
export type WindowMove = { before: { number: number; timestamp: Date } | null; after: { timestamp: Date } }

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000

/**
 * Moves the 24-hour window of every market's volume, trades and trending score to the newest block. It adds the swaps
 * of the new blocks and subtracts those that became older than a day. Other markets are not touched.
 */
export async function moveWindow(
  database: Database,
  { before, after }: WindowMove,
  traded: Address[],
): Promise<void> {
  const start = dayBefore(after.timestamp)
  const number = before?.number ?? -1
  const oldStart = before ? dayBefore(before.timestamp) : start
  await database.execute(sql`
    update markets set volume24h = volume24h + moved.volume, trades24h = trades24h + moved.trades
    from (select pool, sum(volume) as volume, sum(trades)::integer as trades from (
      select pool, amount_usd as volume, 1 as trades from swaps
      where block_number > ${number}::integer and timestamp > ${start}::timestamptz
      union all
      select pool, -amount_usd, -1 from swaps
      where timestamp > ${oldStart}::timestamptz and timestamp <= ${start}::timestamptz
        and block_number <= ${number}::integer
    ) as changes group by pool) as moved where markets.pool = moved.pool`)
  const sameHour =
    before && Math.floor(before.timestamp.getTime() / hour) === Math.floor(after.timestamp.getTime() / hour)
  if (!sameHour) await scoreTrending(database, after.timestamp)
  else if (traded.length > 0) await scoreTrending(database, after.timestamp, traded)
}

/** Recomputes the 24 hours and the trending score of every market. */
export async function rebuildWindow(database: Database, newest: Date): Promise<void> {
  await database.execute(sql`update markets set volume24h = 0, trades24h = 0`)
  await database.execute(sql`
    update markets set volume24h = recent.volume, trades24h = recent.trades
    from (select pool, sum(amount_usd) as volume, count(*)::integer as trades from swaps
      where timestamp > ${dayBefore(newest)}::timestamptz group by pool) as recent
    where markets.pool = recent.pool`)
  await scoreTrending(database, newest)
}

async function scoreTrending(database: Database, newest: Date, pools?: Address[]): Promise<void> {
  const thisHour = new Date(Math.floor(newest.getTime() / hour) * hour).toISOString()
  const only = pools
    ? sql`pool in (select pool from ${inputRows(
        pools.map((pool) => ({ pool })),
        'pool text',
      )})`
    : sql`trending > 0 or trades24h > 0`
  await database.execute(sql`
    update markets set trending = coalesce((
      select sum(volume * (24 - extract(epoch from ${thisHour}::timestamptz - open_time) / 3600)) from candles
      where candles.pool = markets.pool and interval = 3600
        and open_time > ${thisHour}::timestamptz - interval '24 hours'), 0)::double precision
    where ${only}`)
}

function dayBefore(time: Date): string {
  return new Date(time.getTime() - day).toISOString()
}
