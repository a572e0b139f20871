import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { IndexerContext } from '#network/indexer/context.ts'
import { marketRecord } from '#network/indexer/records/marketRecord.ts'
import { plainColumn, plainText } from '#network/store/queries/plainLetters.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import type { Database } from '#network/store/store.ts'
import { defaultLimit, maximumLimit, type PageArguments, readLimit, readPage } from './limitAndOffset.ts'
import { readAddress, readText, userInputError } from './userInput.ts'

const orders = {
  MARKET_CAP_DESC: [desc(markets.marketCap), desc(markets.id)],
  MARKET_CAP_ASC: [asc(markets.marketCap), asc(markets.id)],
  VOLUME_DESC: [desc(markets.volume24h), desc(markets.id)],
  CREATED_DESC: [desc(markets.createdAtBlock), desc(markets.id)],
  CREATED_ASC: [asc(markets.createdAtBlock), asc(markets.id)],
  PRICE_DESC: [desc(markets.spotPrice), desc(markets.id)],
  HOLDERS_DESC: [desc(markets.holders), desc(markets.id)],
} satisfies Record<string, SQL[]>

type MarketOrderBy = keyof typeof orders
type MarketArguments = { poolAddress?: string | null; tokenAddress?: string | null; symbol?: string | null }

async function readMarkets(
  database: Database,
  page: { limit: number; offset?: number },
  order: SQL[],
  where?: SQL,
) {
  const rows = await database
    .select()
    .from(markets)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset ?? 0)
  return rows.map(marketRecord)
}

export const marketQueries = {
  markets(
    _: unknown,
    input: PageArguments & { orderBy?: MarketOrderBy | null },
    { database }: IndexerContext,
  ) {
    return readMarkets(database, readPage(input), orders[input.orderBy ?? 'MARKET_CAP_DESC'])
  },

  /**
   * The market that all given arguments match. Of several with one symbol it is the oldest, which no copy can
   * displace.
   */
  async market(
    _: unknown,
    { poolAddress, tokenAddress, symbol }: MarketArguments,
    { database }: IndexerContext,
  ) {
    const conditions: SQL[] = []
    if (poolAddress != null) conditions.push(eq(markets.pool, readAddress('poolAddress', poolAddress)))
    if (tokenAddress != null) conditions.push(eq(markets.token, readAddress('tokenAddress', tokenAddress)))
    if (symbol != null) conditions.push(eq(markets.symbol, readText('symbol', symbol)))
    if (conditions.length === 0) throw userInputError('Give poolAddress, tokenAddress or symbol.')
    const [market] = await readMarkets(database, { limit: 1 }, orders.CREATED_ASC, and(...conditions))
    return market ?? null
  },

  /** All markets of a creator, newest first. */
  marketsByCreator(_: unknown, { creator }: { creator: string }, { database }: IndexerContext) {
    const condition = eq(markets.creator, readAddress('creator', creator))
    return readMarkets(database, { limit: maximumLimit }, orders.CREATED_DESC, condition)
  },

  /**
   * Markets whose name contains the text, or whose symbol, pool or token begins with it, also in letters that only look
   * like its own. The best match comes first.
   */
  async searchMarkets(_: unknown, { query }: { query: string }, { database }: IndexerContext) {
    const text = readText('query', query)
    if (text === '') return []
    const plain = plainText(text)
    const prefix = `${escapeLike(plain)}%`
    const symbol = plainColumn(markets.symbol)
    const name = plainColumn(markets.name)
    const condition = sql`(${symbol} ilike ${prefix} or ${name} ilike ${`%${prefix}`}
      or ${markets.pool} ilike ${prefix} or ${markets.token} ilike ${prefix})`
    const rank = sql`case
      when lower(${markets.symbol}) = lower(${text}) then 0
      when lower(${plain}::text) in (lower(${name}), lower(${symbol})) then 1
      when ${symbol} ilike ${prefix} then 2
      when ${name} ilike ${prefix} then 3
      else 4 end`
    return readMarkets(database, { limit: defaultLimit }, [rank, ...orders.MARKET_CAP_DESC], condition)
  },

  trendingMarkets(_: unknown, { limit }: PageArguments, { database }: IndexerContext) {
    return readMarkets(database, { limit: readLimit(limit) }, [desc(markets.trending), desc(markets.id)])
  },
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
