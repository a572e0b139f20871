import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Assets } from '#network/explorer/assets/assets.ts'
import { type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import type { TokenType } from '#network/explorer/request/parameters.ts'
import { inArray } from '#network/store/queries/inArray.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import { tokens } from '#network/store/schema/tokenTables.ts'
import type { Database } from '#network/store/store.ts'
import { containing } from './likePattern.ts'
import { priceOf, worthOf } from './tokenPrice.ts'

type TokenMarket = Pick<typeof markets.$inferSelect, 'spotPrice' | 'marketCap' | 'volume24h' | 'imageUrl'>

/** A token, with its market when it is sold on a curve. */
export type TokenRow = { token: typeof tokens.$inferSelect; market: TokenMarket | null }

export const tokenOrders = ['holders_count', 'fiat_value', 'circulating_market_cap'] as const
export type TokenOrder = (typeof tokenOrders)[number]
export type TokenCursor = { sort_value: bigint; contract_address_hash: Address }
export type TokenFilter = {
  types: TokenType[] | null
  text: string | null
  sort: TokenOrder
  order: 'asc' | 'desc'
}

const market = {
  spotPrice: markets.spotPrice,
  marketCap: markets.marketCap,
  volume24h: markets.volume24h,
  imageUrl: markets.imageUrl,
}

/** Tokens, each with its curve market if it has one. */
export function findTokens(database: Database, addresses: Address[]): Promise<TokenRow[]> {
  return database
    .select({ token: tokens, market })
    .from(tokens)
    .leftJoin(markets, eq(markets.token, tokens.address))
    .where(inArray(tokens.address, addresses))
}

/** The tokens of the network. By default the token with most holders comes first. */
export async function listTokens(
  database: Database,
  assets: Assets,
  { types, text, sort, order }: TokenFilter,
  paging: Paging<TokenCursor>,
): Promise<Page<TokenRow>> {
  const { after } = paging
  const value = sortValue(sort, assets)
  const direction = order === 'asc' ? asc : desc
  const rows = await database
    .select({ token: tokens, market, value: sql<string>`(${value})::text` })
    .from(tokens)
    .leftJoin(markets, eq(markets.token, tokens.address))
    .where(
      and(
        types ? inArray(tokens.type, types) : undefined,
        text ? or(ilike(tokens.name, containing(text)), ilike(tokens.symbol, containing(text))) : undefined,
        after ? beyond(value, after, order) : undefined,
      ),
    )
    .orderBy(direction(value), direction(tokens.address))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows, paging, (row) => ({
    sort_value: row.value,
    contract_address_hash: row.token.address,
  }))
}

function sortValue(sort: TokenOrder, assets: Assets): SQL {
  if (sort === 'fiat_value') return sql`coalesce(${priceOf(assets)}, -1)`
  if (sort === 'circulating_market_cap') return worthOf(assets, tokens.totalSupply)
  return sql`${tokens.holders}`
}

function beyond(value: SQL, { sort_value, contract_address_hash }: TokenCursor, order: 'asc' | 'desc'): SQL {
  const cursor = sql`(${sort_value.toString()}::numeric, ${contract_address_hash}::text)`
  return order === 'asc'
    ? sql`(${value}, ${tokens.address}) > ${cursor}`
    : sql`(${value}, ${tokens.address}) < ${cursor}`
}
