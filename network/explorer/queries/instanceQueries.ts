import { and, asc, count, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { above, below, type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import type { TokenType } from '#network/explorer/request/parameters.ts'
import { inArray } from '#network/store/queries/inArray.ts'
import { tokenBalances, tokens, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import type { Database } from '#network/store/store.ts'
import type { HolderCursor, TokenBalanceRow } from './tokenBalanceQueries.ts'

/** One token of a collection with two of its holders at most: one is its only holder, two are enough to know of more. */
export type InstanceRow = { id: bigint; holders: { holder: Address; amount: bigint }[] }
export type InstanceCursor = { unique_token: bigint }

/** The first number beyond every id. */
const beyondIds = 2n ** 256n

/**
 * The ids of a collection that somebody holds, the highest first. Each id is looked up from the one before: an ERC-1155
 * token may have a million holders of one id. Their index has no id 0, which is therefore looked for at the end.
 */
export async function listInstances(
  database: Database,
  token: Address,
  paging: Paging<InstanceCursor>,
): Promise<Page<InstanceRow>> {
  const start = (paging.after?.unique_token ?? beyondIds).toString()
  const { rows } = await database.execute<{ id: string; holders: [Address, string][] }>(sql`
    with recursive ids(id) as (
      select ${start}::numeric
      union all
      select coalesce(
        (select token_id from token_balances where token = ${token} and token_id <> 0 and token_id < ids.id
          and amount > 0 order by token_id desc limit 1),
        (select token_id from token_balances where token = ${token} and token_id = 0 and ids.id > 0
          and amount > 0 limit 1))
      from ids where ids.id is not null),
    page as (
      select id from ids where id < ${start}::numeric limit ${paging.size + 1} offset ${paging.offset})
    select page.id::text, (select json_agg(json_build_array(held.holder, held.amount::text)) from ${twoHolders(token)} as held) as holders
    from page order by page.id desc`)
  return pageOf(
    rows.map(({ id, holders }) => ({
      id: BigInt(id),
      holders: holders.map(([holder, amount]) => ({ holder, amount: BigInt(amount) })),
    })),
    paging,
    ({ id }) => ({ unique_token: id.toString() }),
  )
}

/** Two holders of `page.id`. Each half has the condition of its index in words, because a parameter would hide it. */
function twoHolders(token: Address): SQL {
  const half = (only: SQL) => sql`(select holder, amount from token_balances
    where token = ${token} and token_id = page.id and ${only} and amount > 0 limit 2)`
  return sql`(${half(sql`token_id <> 0`)} union all ${half(sql`token_id = 0 and page.id = 0`)})`
}

/** The holders of one id of a collection, the largest first. */
export async function listInstanceHolders(
  database: Database,
  { token, id, isLive }: { token: Address; id: bigint; isLive: boolean },
  paging: Paging<HolderCursor>,
): Promise<Page<TokenBalanceRow>> {
  const { after } = paging
  const keys = [tokenBalances.amount, tokenBalances.holder]
  const rows = await database
    .select()
    .from(tokenBalances)
    .where(
      and(
        eq(tokenBalances.token, token),
        eq(tokenBalances.tokenId, id),
        id === 0n ? undefined : sql`${tokenBalances.tokenId} <> 0`,
        isLive ? undefined : gt(tokenBalances.amount, 0n),
        after ? below(keys, [after.value, after.address_hash]) : undefined,
      ),
    )
    .orderBy(...keys.map((key) => desc(key)))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows, paging, ({ amount, holder, tokenId }) => ({
    value: amount.toString(),
    address_hash: holder,
    token_id: tokenId.toString(),
  }))
}

/** Whether a transfer of the id is stored. */
export async function hasInstanceTransfer(database: Database, token: Address, id: bigint): Promise<boolean> {
  const rows = await database
    .select({ block: tokenTransfers.blockNumber })
    .from(tokenTransfers)
    .where(transfersOfInstance(token, id))
    .limit(1)
  return rows.length > 0
}

/** The condition of the transfers of one id. The standard is a literal: the planner must see that their index has all. */
export function transfersOfInstance(token: Address, id: bigint): SQL {
  const isOf = and(eq(tokenTransfers.token, token), eq(tokenTransfers.tokenId, id))
  return sql`${isOf} and ${tokenTransfers.tokenType} <> 'ERC-20'`
}

export type CollectibleType = Exclude<TokenType, 'ERC-20'>
/** An id that an address holds; `amount` by the stored transfers. */
export type CollectibleRow = { token: Address; type: string; id: bigint; amount: bigint }
export type CollectibleCursor = { token_contract_address_hash: Address; token_id: bigint }
export type CollectionCursor = { token_contract_address_hash: Address }

type Holding = { holder: Address; types: CollectibleType[]; isPartial: boolean }

const place = [tokenBalances.token, tokenBalances.tokenId]
const collectible = {
  token: tokenBalances.token,
  type: tokens.type,
  id: tokenBalances.tokenId,
  amount: tokenBalances.amount,
}

/** In a part of a chain somebody may hold more of an ERC-1155 token than the transfers say. */
function heldBy({ holder, types, isPartial }: Holding): SQL | undefined {
  return and(
    eq(tokenBalances.holder, holder),
    inArray(tokens.type, types),
    or(gt(tokenBalances.amount, 0n), isPartial ? ne(tokens.type, 'ERC-721') : undefined),
  )
}

/** The NFTs of an address, by collection and id. */
export async function listCollectibles(
  database: Database,
  holding: Holding,
  paging: Paging<CollectibleCursor>,
): Promise<Page<CollectibleRow>> {
  const { after } = paging
  const rows = await database
    .select(collectible)
    .from(tokenBalances)
    .innerJoin(tokens, eq(tokens.address, tokenBalances.token))
    .where(
      and(
        heldBy(holding),
        after ? above(place, [after.token_contract_address_hash, after.token_id]) : undefined,
      ),
    )
    .orderBy(...place.map((key) => asc(key)))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows, paging, ({ token, type, id }) => ({
    token_contract_address_hash: token,
    token_type: type,
    token_id: id.toString(),
  }))
}

export type CollectionRow = { token: Address; type: string; ids: number }

/** The collections of which an address holds NFTs, each with the number of its ids. */
export async function listCollections(
  database: Database,
  holding: Holding,
  paging: Paging<CollectionCursor>,
): Promise<Page<CollectionRow>> {
  const { after } = paging
  const rows = await database
    .select({ token: tokenBalances.token, type: tokens.type, ids: count() })
    .from(tokenBalances)
    .innerJoin(tokens, eq(tokens.address, tokenBalances.token))
    .where(
      and(heldBy(holding), after ? gt(tokenBalances.token, after.token_contract_address_hash) : undefined),
    )
    .groupBy(tokenBalances.token, tokens.type)
    .orderBy(asc(tokenBalances.token))
    .limit(paging.size + 1)
    .offset(paging.offset)
  return pageOf(rows, paging, ({ token, type }) => ({
    token_contract_address_hash: token,
    token_type: type,
  }))
}

/** The first NFTs of an address in each of some collections. */
export async function firstCollectibles(
  database: Database,
  holding: Holding,
  collections: readonly Address[],
  most: number,
): Promise<CollectibleRow[]> {
  const found = await Promise.all(
    collections.map((token) =>
      database
        .select(collectible)
        .from(tokenBalances)
        .innerJoin(tokens, eq(tokens.address, tokenBalances.token))
        .where(and(heldBy(holding), eq(tokenBalances.token, token)))
        .orderBy(asc(tokenBalances.tokenId))
        .limit(most),
    ),
  )
  return found.flat()
}
