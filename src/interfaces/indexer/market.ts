import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { address, decimal, integer, text } from '#lib/wire/shapes.ts'
import { largestPage, pageSize } from './assumptions.ts'
import { check, countManyRows, countRows, execute, time } from './graphql/execute.ts'
import { graphql } from './graphql/graphql.ts'
import { count, figure, inWholeUnits, poolOfMarket } from './indexerScale.ts'
import { rememberToken } from './marketTokens.ts'

export const marketFields = graphql(`
  fragment MarketFields on Market {
    id poolAddress tokenAddress nftId creator name symbol metadata metadataImageUrl
    virtualReserveUSD realReserveUSD reserveToken spotPrice marketCap volume24h volumeTotal
    trades24h tradesTotal feeStrategy volatility holders createdAtBlock createdAt updatedAt
  }
`)

const wireMarketSchema = v.object({
  id: integer,
  poolAddress: address,
  tokenAddress: address,
  nftId: integer,
  creator: address,
  name: text,
  symbol: text,
  metadata: v.optional(v.unknown()),
  metadataImageUrl: v.nullish(v.string(), null),
  virtualReserveUSD: decimal,
  realReserveUSD: decimal,
  reserveToken: decimal,
  spotPrice: decimal,
  marketCap: figure,
  volume24h: decimal,
  volumeTotal: decimal,
  trades24h: count,
  tradesTotal: count,
  feeStrategy: integer,
  volatility: count,
  holders: count,
  createdAtBlock: integer,
  createdAt: time,
  updatedAt: time,
})

/** A sum that an indexer counts; null for one below zero, which says only that it counts wrongly. */
const known = (sum: Decimal): Decimal | null => (sum.startsWith('-') ? null : sum)

export const marketSchema = v.pipe(
  wireMarketSchema,
  inWholeUnits<v.InferOutput<typeof wireMarketSchema>>({
    price: ['spotPrice'],
    amount: ['virtualReserveUSD', 'realReserveUSD', 'reserveToken', 'marketCap', 'volume24h', 'volumeTotal'],
    pool: poolOfMarket,
  }),
  v.transform((market) => {
    rememberToken(market.poolAddress, market.tokenAddress)
    const { volume24h, volumeTotal } = market
    return { ...market, volume24h: known(volume24h), volumeTotal: known(volumeTotal) }
  }),
)

/** A market as the app holds it. Amounts, reserves and prices are exact decimals in whole units. */
export type Market = v.InferOutput<typeof marketSchema>

const marketsDocument = graphql(
  `query Markets($orderBy: MarketOrderBy, $limit: Int, $offset: Int) {
    markets(orderBy: $orderBy, limit: $limit, offset: $offset) { ...MarketFields }
  }`,
  [marketFields],
)

const marketDocument = graphql(
  `query Market($poolAddress: String, $tokenAddress: String) {
    market(poolAddress: $poolAddress, tokenAddress: $tokenAddress) { ...MarketFields }
  }`,
  [marketFields],
)

const searchDocument = graphql(
  `query SearchMarkets($query: String!) { searchMarkets(query: $query) { ...MarketFields } }`,
  [marketFields],
)

const trendingDocument = graphql(
  `query TrendingMarkets($limit: Int) { trendingMarkets(limit: $limit) { ...MarketFields } }`,
  [marketFields],
)

const creatorDocument = graphql(
  `query MarketsByCreator($creator: String!) { marketsByCreator(creator: $creator) { ...MarketFields } }`,
  [marketFields],
)

export type MarketOrder = NonNullable<VariablesOf<typeof marketsDocument>['orderBy']>

/** The board in one order of the server, page by page. Pages may overlap. */
export function marketsQuery(orderBy: MarketOrder) {
  return infiniteQueryOptions({
    queryKey: ['indexer', 'markets', orderBy],
    queryFn: async ({ pageParam, signal }) => {
      // Each page is as long as all before it together, so that refetching a long board takes few requests.
      const limit = Math.min(Math.max(pageParam, pageSize), largestPage / 2)
      const data = await execute(marketsDocument, { orderBy, limit, offset: pageParam }, signal)
      const { rows, unreadable } = await countManyRows(marketSchema, data.markets)
      return {
        markets: rows,
        unreadable,
        received: data.markets.length,
        isFull: data.markets.length >= limit,
      }
    },
    initialPageParam: 0,
    // A page shorter than asked may be the server's own maximum: only an empty one is the end.
    getNextPageParam: (page, _pages, offset) => (page.received === 0 ? undefined : offset + page.received),
  })
}

/** One market by the address of its pool; `null` when the indexer has none. */
export function marketQuery(poolAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'market', poolAddress],
    queryFn: ({ signal }) => readMarket({ poolAddress, tokenAddress: null }, signal),
  })
}

/** One market by the address of its token; `null` when the token has no market. */
export function marketOfTokenQuery(tokenAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'marketOfToken', tokenAddress],
    queryFn: ({ signal }) => readMarket({ poolAddress: null, tokenAddress }, signal),
  })
}

/** Markets whose name, symbol or address matches `query`, as the indexer matches it, and how many could not be read. */
export function searchMarketsQuery(query: string) {
  return queryOptions({
    queryKey: ['indexer', 'searchMarkets', query],
    queryFn: async ({ signal }) =>
      countRows(marketSchema, (await execute(searchDocument, { query }, signal)).searchMarkets),
  })
}

const mostPagesOfAll = 5
const pageOfAll = 200

/**
 * The markets with the most volume, at most five pages of 200, and whether those are all. It serves rankings that the
 * indexer lacks, such as by the change of the price.
 */
export function allMarketsQuery() {
  return queryOptions({
    queryKey: ['indexer', 'allMarkets'],
    queryFn: async ({ signal }) => {
      const found = new Map<string, Market>()
      let unreadable = 0
      for (let page = 0, offset = 0; page < mostPagesOfAll; page++) {
        const variables = { orderBy: 'VOLUME_DESC' as const, limit: pageOfAll, offset }
        const { markets } = await execute(marketsDocument, variables, signal)
        const read = await countManyRows(marketSchema, markets)
        for (const market of read.rows) found.set(market.poolAddress, market)
        unreadable += read.unreadable
        if (markets.length === 0) return { rows: [...found.values()], unreadable, isWhole: true }
        offset += markets.length
      }
      return { rows: [...found.values()], unreadable, isWhole: false }
    },
    refetchInterval: 60_000,
  })
}

/** The markets the indexer calls trending, as it ranks them, and how many could not be read. */
export function trendingMarketsQuery(limit: number) {
  return queryOptions({
    queryKey: ['indexer', 'trendingMarkets', limit],
    queryFn: async ({ signal }) =>
      countRows(marketSchema, (await execute(trendingDocument, { limit }, signal)).trendingMarkets),
    refetchInterval: 30_000,
  })
}

/** Every market an address created, and how many could not be read. */
export function marketsByCreatorQuery(creator: string) {
  return queryOptions({
    queryKey: ['indexer', 'marketsByCreator', creator],
    queryFn: async ({ signal }) =>
      countRows(marketSchema, (await execute(creatorDocument, { creator }, signal)).marketsByCreator),
  })
}

async function readMarket(variables: VariablesOf<typeof marketDocument>, signal: AbortSignal) {
  const { market } = await execute(marketDocument, variables, signal)
  return market ? check(marketSchema, market) : null
}
