import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import { plainColumn, plainText } from '#network/store/queries/plainLetters.ts'
import { addresses } from '#network/store/schema/addressTables.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import { tokens } from '#network/store/schema/tokenTables.ts'
import type { Database } from '#network/store/store.ts'
import { containing, startingWith } from './likePattern.ts'
import type { TokenRow } from './tokenQueries.ts'

export type TokenMatchCursor = { rank: number; holders_count: number; address_hash: Address }

/**
 * Tokens whose name or symbol contains the text, also in letters that only look like its own. An equal symbol comes
 * first, then an equal name and what looks like either, then a symbol, a name or a word that starts with it, then the
 * rest. Among equals the token with most holders comes first.
 */
export async function matchTokens(
  database: Database,
  text: string,
  paging: Paging<TokenMatchCursor>,
): Promise<Page<TokenRow>> {
  const { after } = paging
  const rank = rankOf(text)
  const wanted = containing(plainText(text))
  const rows = await database
    .select({
      token: tokens,
      market: {
        spotPrice: markets.spotPrice,
        marketCap: markets.marketCap,
        volume24h: markets.volume24h,
        imageUrl: markets.imageUrl,
      },
      rank: sql<number>`(${rank})`.mapWith(Number),
    })
    .from(tokens)
    .leftJoin(markets, eq(markets.token, tokens.address))
    .where(
      and(
        or(ilike(plainColumn(tokens.name), wanted), ilike(plainColumn(tokens.symbol), wanted)),
        after ? beyond(rank, after) : undefined,
      ),
    )
    .orderBy(asc(rank), desc(tokens.holders), asc(tokens.address))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows, paging, (row) => ({
    rank: row.rank,
    holders_count: row.token.holders,
    address_hash: row.token.address,
  }))
}

function rankOf(text: string): SQL {
  const plain = plainText(text)
  const prefix = startingWith(plain)
  const word = `% ${prefix}`
  const name = plainColumn(tokens.name)
  const symbol = plainColumn(tokens.symbol)
  return sql`case
    when lower(${tokens.symbol}) = lower(${text}::text) then 0
    when lower(${plain}::text) in (lower(${name}), lower(${symbol})) then 1
    when ${symbol} ilike ${prefix} then 2
    when ${name} ilike ${prefix} then 3
    when ${name} ilike ${word} then 4
    else 5 end`
}

function beyond(rank: SQL, { rank: last, holders_count, address_hash }: TokenMatchCursor): SQL {
  return sql`(${rank}, -${tokens.holders}, ${tokens.address})
    > (${last}::integer, -(${holders_count}::integer), ${address_hash}::text)`
}

/** All blocks ever seen with a number: first the block of the chain, then those that a reorg removed. */
export function blocksWithNumber(database: Database, number: number) {
  return database
    .select()
    .from(blocks)
    .where(eq(blocks.number, number))
    .orderBy(desc(blocks.consensus), asc(blocks.hash))
    .limit(10)
}

/** At least three digits of an address. A whole one is matched exactly. */
const beginning = /^0x[0-9a-f]{3,39}$/i

/**
 * The addresses that begin with a text, and the contracts whose name contains it, the busiest first. Tokens are left out of
 * the names: the token search finds them.
 */
export async function matchAddresses(database: Database, text: string, limit: number): Promise<Address[]> {
  const named = and(isNull(tokens.address), ilike(addresses.name, containing(text)))
  const begun = beginning.test(text) ? ilike(addresses.address, startingWith(text)) : undefined
  const rows = await database
    .select({ address: addresses.address })
    .from(addresses)
    .leftJoin(tokens, eq(tokens.address, addresses.address))
    .where(or(named, begun))
    .orderBy(desc(addresses.transactionsCount), asc(addresses.address))
    .limit(limit)
  return rows.map(({ address }) => address)
}
