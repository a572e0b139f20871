import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { aliasesAnOperation, fewestAliases } from '#interfaces/indexer/assumptions.ts'
import { createAliasBatch } from '#interfaces/indexer/graphql/aliasBatch.ts'
import { check, execute, time } from '#interfaces/indexer/graphql/execute.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { sideFields, sideOf } from '#interfaces/indexer/swap.ts'
import { now } from '#lib/browser/clock.ts'
import { lenientList } from '#lib/wire/shapes.ts'

/**
 * The number of buys and sells of a market within 24 hours, counted from its trades. `counted` is the number of trades
 * read in that time, of any side. There are more unless `isWhole`. `unreadable` is the number of unreadable trades of
 * any time.
 */
export type BuysAndSells = {
  buys: number
  sells: number
  counted: number
  isWhole: boolean
  unreadable: number
}

type Counted = Pick<Market, 'poolAddress' | 'trades24h'>
/** The end of the 24 hours in epoch milliseconds; null for now. */
type Asked = Counted & { end: number | null }

const day = 24 * 3_600_000
/** The number of trades that may arrive after the indexer counted those of the day. */
const margin = 20
/** The most trades to read of a market, so that a screen of busy markets is one answer. */
const mostTrades = 200

const tradeSchema = v.object({
  ...sideFields,
  timestamp: v.nonNullable(time, 'not a time'),
})

/**
 * The buys and sells of a market within the 24 hours before `end`, in epoch seconds, or before now. Rows that ask at the
 * same moment share one operation.
 */
export function buysAndSellsQuery({ poolAddress, trades24h }: Counted, end: number | null = null) {
  return queryOptions({
    queryKey: ['indexer', 'buysAndSells', poolAddress, ...(end === null ? [] : [end])],
    queryFn: ({ signal }) =>
      readSides({ poolAddress, trades24h, end: end === null ? null : end * 1_000 }, signal),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

const readSides = createAliasBatch({
  delay: 20,
  largest: aliasesAnOperation,
  fewest: fewestAliases,
  read: readTrades,
})

async function readTrades(markets: readonly Asked[], signal: AbortSignal): Promise<BuysAndSells[]> {
  const declared = markets.map((_, index) => `$p${index}: String!`).join(', ')
  const aliases = markets.map(
    (market, index) =>
      `s${index}: swaps(poolAddress: $p${index}, limit: ${limitOf(market)}) { poolAddress stablecoinIn stablecoinOut tokenIn tokenOut timestamp }`,
  )
  const variables = Object.fromEntries(markets.map(({ poolAddress }, index) => [`p${index}`, poolAddress]))
  const document = `query BuysAndSells(${declared}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables, signal)
  return markets.map((market, index) => count(market, data[`s${index}`]))
}

function limitOf({ trades24h }: Counted): number {
  return Math.min(Math.max(trades24h, 0) + margin, mostTrades)
}

/**
 * Counts the trades of an answer. They are whole when an older trade follows. A server may send fewer than asked for,
 * so without an older one only when there are as many as the indexer itself counts.
 */
function count(market: Asked, answer: unknown): BuysAndSells {
  const { rows, dropped } = check(lenientList(tradeSchema), answer)
  const since = (market.end ?? now()) - day
  const sides = rows.filter(({ timestamp }) => timestamp.getTime() >= since).map(sideOf)
  const isShort = rows.length + dropped < limitOf(market)
  return {
    buys: sides.filter((side) => side === 'buy').length,
    sells: sides.filter((side) => side === 'sell').length,
    counted: sides.length,
    isWhole: sides.length < rows.length || (isShort && sides.length >= market.trades24h),
    unreadable: dropped,
  }
}
