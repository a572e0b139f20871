import * as v from 'valibot'
import { bucketStart, type PricePoint } from '#domain/markets/prices/candles.ts'
import { aliasesAnOperation, fewestAliases, largestPage } from '#interfaces/indexer/assumptions.ts'
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

/** Trades of a market that are read first, and where these do not reach back to its last candle. */
const [fewTrades, manyTrades] = [200, largestPage]
/** So many markets in one operation of many trades. */
const mostMarkets = 5

const tradeSchema = v.pipe(
  v.object({ priceUsd: price, timestamp: v.nonNullable(time, 'not a time') }),
  v.transform(
    ({ priceUsd, timestamp }): Trade => ({ time: Math.floor(timestamp.getTime() / 1_000), price: priceUsd }),
  ),
)

/**
 * Candles, oldest first, with those that an indexer has not written, made of the trades after its last one. Where there are too many
 * to read them all, only the candles of the newest trades: `isCut`. Null when the trades cannot be read.
 */
export async function withUnwritten<P extends { time: number }>(
  poolAddress: string,
  candles: readonly P[],
  seconds: number,
  signal?: AbortSignal,
): Promise<{ candles: readonly (P | Point)[]; isCut: boolean } | null> {
  const last = candles.at(-1)
  const asked = { poolAddress, since: last ? last.time + seconds : 0 }
  const few = await readFew(asked, signal).catch(() => null)
  const read = few === null || few.isWhole ? few : await readMany(asked, signal).catch(() => null)
  if (read === null) return null
  const points = inCandles(read.trades, seconds)
  // The first interval of cut trades may lack some.
  return read.isWhole
    ? { candles: [...candles, ...points], isCut: false }
    : { candles: points.slice(1), isCut: true }
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

const readFew = createAliasBatch({
  delay: 0,
  largest: aliasesAnOperation,
  fewest: fewestAliases,
  read: (asked: readonly Asked[], signal) => readAll(asked, fewTrades, signal),
})

const readMany = createAliasBatch({
  delay: 0,
  largest: mostMarkets,
  fewest: mostMarkets,
  read: (asked: readonly Asked[], signal) => readAll(asked, manyTrades, signal),
})

type Read = { trades: Trade[]; isWhole: boolean }

/**
 * The trades of each market from a moment on, oldest first, and whether these are all: a trade before them tells it, which there is
 * after a candle. Null with an unreadable one.
 */
async function readAll(
  asked: readonly Asked[],
  limit: number,
  signal: AbortSignal,
): Promise<(Read | null)[]> {
  const declared = asked.map((_, index) => `$p${index}: String!`).join(', ')
  const aliases = asked.map(
    (_, index) => `t${index}: swaps(poolAddress: $p${index}, limit: ${limit}) { priceUsd timestamp }`,
  )
  const variables = Object.fromEntries(asked.map(({ poolAddress }, index) => [`p${index}`, poolAddress]))
  const document = `query TradesSince(${declared}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables, signal)
  return asked.map(({ since }, index) => {
    const { rows, unreadable } = countRows(tradeSchema, data[`t${index}`])
    const found = rows.filter(({ time }) => time >= since)
    const isWhole = since === 0 ? rows.length < limit : found.length < rows.length
    return unreadable > 0 ? null : { trades: found.toReversed(), isWhole }
  })
}
