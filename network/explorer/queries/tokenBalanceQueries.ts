import { and, desc, eq, gt, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Assets } from '#network/explorer/assets/assets.ts'
import { below, type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import type { TokenType } from '#network/explorer/request/parameters.ts'
import { inArray } from '#network/store/queries/inArray.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import { tokenBalances, tokens } from '#network/store/schema/tokenTables.ts'
import type { Database } from '#network/store/store.ts'
import { worthOf } from './tokenPrice.ts'

export type TokenBalanceRow = typeof tokenBalances.$inferSelect
export type AddressTokenRow = TokenBalanceRow & { type: string; hasMarket: boolean; worth: string }
export type AddressTokenCursor = { fiat_value: bigint; token: Address; id: bigint }
export type HolderCursor = { value: bigint; address_hash: Address; token_id: bigint }

/**
 * The tokens of an address, the most valuable first and those without a price last. The ids of an ERC-721 token are one
 * row, as on public servers; each id of an ERC-1155 token is a row of its own. The order follows current prices, so a
 * token whose price moves between two pages may appear twice or not at all.
 */
export async function listAddressTokens(
  database: Database,
  assets: Assets,
  address: Address,
  types: TokenType[] | null,
  paging: Paging<AddressTokenCursor>,
): Promise<Page<AddressTokenRow>> {
  const { token, holder, tokenId } = tokenBalances
  const id = sql`case when ${tokens.type} = 'ERC-721' then 0 else ${tokenId} end`
  const amount = sql`sum(${tokenBalances.amount})`
  const worth = worthOf(assets, amount)
  const rows = await database
    .select({
      token,
      type: tokens.type,
      market: markets.pool,
      amount: sql<string>`(${amount})::text`,
      tokenId: sql<string>`(${id})::text`,
      worth: sql<string>`(${worth})::text`,
    })
    .from(tokenBalances)
    .innerJoin(tokens, eq(tokens.address, token))
    .leftJoin(markets, eq(markets.token, token))
    .where(
      and(
        eq(holder, address),
        or(gt(tokenBalances.amount, 0n), mayBeMore(assets)),
        types ? inArray(tokens.type, types) : undefined,
      ),
    )
    .groupBy(token, id, tokens.address, tokens.type, tokens.decimals, markets.pool, markets.spotPrice)
    .having(paging.after ? belowRow([worth, token, id], paging.after) : undefined)
    .orderBy(desc(worth), desc(token), desc(id))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(
    rows.map(({ market, ...row }) => ({
      ...row,
      holder: address,
      amount: BigInt(row.amount),
      tokenId: BigInt(row.tokenId),
      hasMarket: market !== null,
    })),
    paging,
    (row) => ({ fiat_value: row.worth, token: row.token, id: row.tokenId.toString() }),
  )
}

/**
 * A condition for the tokens whose holders may have more than the transfers say, as in `needsLiveBalance`. For any
 * other token, balances below zero are ignored, whatever its events add up to.
 */
function mayBeMore({ receipts, disagreeing, areReceiptsKnown, isPartial }: Assets): SQL | undefined {
  if (isPartial) return sql`true`
  return areReceiptsKnown
    ? inArray(tokenBalances.token, [...receipts, ...disagreeing])
    : and(eq(tokens.type, 'ERC-20'), isNull(markets.pool))
}

function belowRow(keys: SQLWrapper[], { fiat_value, token, id }: AddressTokenCursor): SQL {
  return sql`(${sql.join(keys, sql`, `)})
    < (${fiat_value.toString()}::numeric, ${token}::text, ${id.toString()}::numeric)`
}

/**
 * The largest holders of a token. Each id of an ERC-1155 token is a row of its own. Of a token whose balances are live,
 * somebody may hold more than the transfers say.
 */
export async function listHolders(
  database: Database,
  token: Address,
  { isLive }: { isLive: boolean },
  paging: Paging<HolderCursor>,
): Promise<Page<TokenBalanceRow>> {
  const { after } = paging
  const keys = [tokenBalances.amount, tokenBalances.holder, tokenBalances.tokenId]
  const rows = await database
    .select()
    .from(tokenBalances)
    .where(
      and(
        eq(tokenBalances.token, token),
        isLive ? undefined : gt(tokenBalances.amount, 0n),
        after ? below(keys, [after.value, after.address_hash, after.token_id]) : undefined,
      ),
    )
    .orderBy(...keys.map((key) => desc(key)))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows, paging, holderCursor)
}

/** The largest holders of an ERC-721 token. The ids of a holder are counted together. */
export async function listCollectors(
  database: Database,
  token: Address,
  paging: Paging<HolderCursor>,
): Promise<Page<TokenBalanceRow>> {
  const { after } = paging
  const count = sql<string>`sum(${tokenBalances.amount})`
  const rows = await database
    .select({ holder: tokenBalances.holder, amount: count })
    .from(tokenBalances)
    .where(and(eq(tokenBalances.token, token), gt(tokenBalances.amount, 0n)))
    .groupBy(tokenBalances.holder)
    .having(
      after
        ? sql`(${count}, ${tokenBalances.holder}) < (${after.value.toString()}::numeric, ${after.address_hash}::text)`
        : undefined,
    )
    .orderBy(desc(count), desc(tokenBalances.holder))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(
    rows.map(({ holder, amount }) => ({ token, holder, amount: BigInt(amount), tokenId: 0n })),
    paging,
    holderCursor,
  )
}

function holderCursor({ amount, holder, tokenId }: TokenBalanceRow) {
  return { value: amount.toString(), address_hash: holder, token_id: tokenId.toString() }
}
