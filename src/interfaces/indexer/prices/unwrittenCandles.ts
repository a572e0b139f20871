import * as v from 'valibot'
import { bucketStart, type PricePoint } from '#domain/markets/prices/candles.ts'
import { aliasesAnOperation, fewestAliases } from '#interfaces/indexer/assumptions.ts'
import { createAliasBatch } from '#interfaces/indexer/graphql/aliasBatch.ts'
import { countRows, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import { price } from '#interfaces/indexer/indexerScale.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'

/*
 * Some indexers write a candle only when its interval is over and a later trade comes, and some send the oldest ones first. The
 * price of a market that is not the close of its last candle tells them; then the trades since that candle are read.
 */

type Point = PricePoint & { trades: number }
type Asked = { poolAddress: string; since: number }
type Trade = { time: number; price: Decimal }

/** Trades of a market that are read at most. */
const mostTrades = 200

const tradeSchema = v.pipe(
  v.object({ priceUsd: price, timestamp: v.nonNullable(time, 'not a time') }),
  v.transform(
    ({ priceUsd, timestamp }): Trade => ({ time: Math.floor(timestamp.getTime() / 1_000), price: priceUsd }),
  ),
)

/**
 * The candles of `seconds` that an indexer has not written, made of the trades after its last one. Null when these trades
 * cannot be told whole.
 */
export async function readUnwritten(
  poolAddress: string,
  candles: readonly { time: number }[],
  seconds: number,
  signal?: AbortSignal,
): Promise<Point[] | null> {
  const last = candles.at(-1)
  const trades = await readSince({ poolAddress, since: last ? last.time + seconds : 0 }, signal).catch(
    () => null,
  )
  return trades && inCandles(trades, seconds)
}

/** Trades, oldest first, as candles of their intervals. */
function inCandles(trades: readonly Trade[], seconds: number): Point[] {
  const points = new Map<number, Point>()
  for (const { time, price } of trades) {
    const start = bucketStart(time, seconds)
    const known = points.get(start) ?? { time: start, open: price, close: price, trades: 0 }
    points.set(start, { ...known, close: price, trades: known.trades + 1 })
  }
  return [...points.values()]
}

const readSince = createAliasBatch({
  delay: 0,
  largest: aliasesAnOperation,
  fewest: fewestAliases,
  read: readAll,
})

/** The trades of each market from a moment on, oldest first; null when there are more than were read. */
async function readAll(asked: readonly Asked[], signal: AbortSignal): Promise<(Trade[] | null)[]> {
  const declared = asked.map((_, index) => `$p${index}: String!`).join(', ')
  const aliases = asked.map(
    (_, index) => `t${index}: swaps(poolAddress: $p${index}, limit: ${mostTrades}) { priceUsd timestamp }`,
  )
  const variables = Object.fromEntries(asked.map(({ poolAddress }, index) => [`p${index}`, poolAddress]))
  const document = `query TradesSince(${declared}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables, signal)
  return asked.map(({ since }, index) => {
    const { rows, unreadable } = countRows(tradeSchema, data[`t${index}`])
    const found = rows.filter(({ time }) => time >= since)
    const isWhole = rows.length < mostTrades || found.length < rows.length
    return unreadable > 0 || !isWhole ? null : found.toReversed()
  })
}
