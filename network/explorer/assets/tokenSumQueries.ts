import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Address, Hash } from 'viem'
import { addressOfWord, checksum } from '#network/decode/checksum.ts'
import { inArray } from '#network/store/queries/inArray.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import { tokenBalances, tokens } from '#network/store/schema/tokenTables.ts'
import { logs } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

/** The supply of an ERC-20 token by its transfers, in base units. */
export type TokenSum = { token: Address; supply: bigint }

const sum = { token: tokens.address, supply: tokens.totalSupply }
/** The market tokens are left out: they share one contract, which emits an event for every change. */
const isOther = and(eq(tokens.type, 'ERC-20'), isNull(markets.pool))

/**
 * The sums of the ERC-20 tokens with most transfers, and of the newest ones without a transfer, whose supply only their
 * contract knows: `limit` of each. Market tokens are left out.
 */
export function tellingTokenSums(database: Database, limit: number): Promise<TokenSum[]> {
  const those = (condition: SQL, ...order: SQL[]) =>
    database
      .select(sum)
      .from(tokens)
      .leftJoin(markets, eq(markets.token, tokens.address))
      .where(and(isOther, condition))
      .orderBy(...order)
      .limit(limit)
  const moved = those(gt(tokens.transfers, 0), desc(tokens.transfers), asc(tokens.address))
  return unionAll(moved, those(eq(tokens.transfers, 0), desc(tokens.firstBlock), asc(tokens.address)))
}

/** The sums of the `wanted` tokens that are ERC-20 and belong to no market. */
export async function findTokenSums(database: Database, wanted: readonly Address[]): Promise<TokenSum[]> {
  if (wanted.length === 0) return []
  return database
    .select(sum)
    .from(tokens)
    .leftJoin(markets, eq(markets.token, tokens.address))
    .where(and(isOther, inArray(tokens.address, [...wanted])))
}

/** A holder's balance of a token, by the token's transfers. */
export type SummedBalance = { token: Address; holder: Address; amount: bigint }

/**
 * The balances of each token that are most likely to reveal a wrong sum: the largest, the least (below zero when tokens
 * were minted without a transfer), and those that the last transfers changed.
 */
export async function tellingBalances(
  database: Database,
  wanted: readonly Address[],
  count: number,
): Promise<SummedBalance[]> {
  if (wanted.length === 0) return []
  const named = sql.join(
    wanted.map((token) => sql`(${token}::text)`),
    sql`, `,
  )
  const { rows } = await database.execute<{ token: Address; holder: Address; amount: string }>(sql`
    with named(token) as (values ${named}), telling as (
      select named.token, found.holder from named, lateral (
        (select holder from token_balances as balance where balance.token = named.token order by amount desc limit ${count})
        union
        (select holder from token_balances as balance where balance.token = named.token order by amount limit 1)
        union
        (select side.holder from (select * from token_transfers as transfer where transfer.token = named.token
          order by block_number desc, log_index desc, batch_index desc limit ${count}) as last,
          lateral (values (last.from), (last.to)) as side(holder))) as found)
    select telling.token, telling.holder, coalesce(sum(balance.amount), 0)::text as amount
    from telling left join token_balances as balance using (token, holder) group by telling.token, telling.holder`)
  return rows.map(({ token, holder, amount }) => ({ token, holder, amount: BigInt(amount) }))
}

/**
 * Addresses that may hold a token although no transfer names them: callers of the token, addresses in its other events
 * and constructor arguments, its creator and who sent that transaction, the token itself, and the burn address.
 */
export async function possibleHolders(database: Database, token: Address, limit: number): Promise<Address[]> {
  const isAddress = sql`like ${`0x${'0'.repeat(24)}%`}`
  const { rows } = await database.execute<{ holder: Address }>(sql`
    with creations as (
      select "from", input from transactions where created_contract = ${token}
        or hash = (select creation_transaction from addresses where address = ${token})
      union all
      select "from", input from internal_transactions where created_contract = ${token}),
    topics as (
      select distinct '0x' || right(topic, 40) as address from (
        select unnest(array[topic1, topic2, topic3]) as topic from logs where address = ${token}
        order by block_number desc limit ${4 * limit}) as last where topic ${isAddress}),
    words as (
      select '0x' || substr(tail, 64 * place + 1, 64) as word from
        (select right(input, 640) as tail from creations) as creation, generate_series(0, 9) as place)
    select distinct holder from (
      select holder from token_balances where token = ${token}
      union select "from" from (select "from" from transactions where "to" = ${token}
        order by block_number desc, index desc limit ${4 * limit}) as calls
      union select "from" from (select "from" from internal_transactions where "to" = ${token}
        order by block_number desc, transaction_index desc, index desc limit ${4 * limit}) as inner_calls
      union select "from" from creations
      union select creator from addresses where address = ${token}
      union select address from addresses where lower(address) in (select address from topics)
      union select '0x' || right(word, 40) from words where word ${isAddress}
    ) as possible where holder is not null limit ${limit}`)
  return [...new Set(rows.map(({ holder }) => checksum(holder)))]
}

/**
 * Addresses in the arguments of calls to a token and in the data of its events, newest first: a token may give itself to
 * addresses that none of its topics names. A number as large as an address looks like one.
 */
export async function namedAddresses(database: Database, token: Address, limit: number): Promise<Address[]> {
  const words = (bytes: SQL, start: number) =>
    sql`substr(${bytes}, ${start}::integer + 64 * place, 64) as word, block_number`
  const { rows } = await database.execute<{ address: Address }>(sql`
    select '0x' || right(word, 40) as address from (
      select ${words(sql`input`, 11)} from (select input, block_number from transactions where "to" = ${token}
        order by block_number desc, index desc limit ${limit}) as calls, generate_series(0, 99) as place
      union all
      select ${words(sql`input`, 11)} from (select input, block_number from internal_transactions where "to" = ${token}
        order by block_number desc, transaction_index desc, index desc limit ${limit}) as inner_calls,
        generate_series(0, 99) as place
      union all
      select ${words(sql`data`, 3)} from (select data, block_number from logs where address = ${token}
        order by block_number desc limit ${limit}) as events, generate_series(0, 9) as place
    ) as named
    where length(word) = 64 and word like ${`${'0'.repeat(24)}%`} and word not like ${`${'0'.repeat(40)}%`}
    group by word order by max(block_number) desc limit ${limit}`)
  return rows.map(({ address }) => checksum(address))
}

/** The tokens, of those given, that a transfer moved from or to the address. */
export async function tokensOfHolder(
  database: Database,
  holder: Address,
  among: readonly Address[],
): Promise<Address[]> {
  if (among.length === 0) return []
  const { token } = tokenBalances
  const rows = await database
    .selectDistinct({ token })
    .from(tokenBalances)
    .where(and(eq(tokenBalances.holder, holder), inArray(token, [...among])))
  return rows.map((row) => row.token)
}

/** A token, and an address that one of its logs names besides the transfers. */
export type NamedParty = { token: Address; address: Address }

/** The addresses in the logs of a transaction's ERC-20 tokens: wrapping coins mints tokens without a transfer. */
export async function partiesOfLogs(database: Database, transaction: Hash): Promise<NamedParty[]> {
  const rows = await database
    .select({ token: logs.address, topics: sql<(Hash | null)[]>`array[topic1, topic2, topic3]` })
    .from(logs)
    .innerJoin(tokens, eq(tokens.address, logs.address))
    .where(and(eq(logs.transactionHash, transaction), eq(tokens.type, 'ERC-20')))
    .limit(mostLogs)
  return rows.flatMap(({ token, topics }) =>
    topics
      .filter((topic) => topic?.startsWith(`0x${'0'.repeat(24)}`) && BigInt(topic) !== 0n)
      .map((topic) => ({ token, address: addressOfWord(topic as Hash) })),
  )
}

const mostLogs = 200
