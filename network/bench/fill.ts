import { type SQL, sql } from 'drizzle-orm'
import { type Address, getAddress, keccak256, toHex } from 'viem'
import { candleIntervals } from '#network/chain/candles.ts'
import type { Database } from '#network/store/store.ts'

export type Size = { swaps: number; transactions: number }
/** Who and what the generated chain is made of; the first of each is the busiest. */
export type Cast = { people: Address[]; pools: Address[]; tokens: Address[]; blocks: number }

const transactionsInBlock = 4
const blockTime = 12
const start = Date.UTC(2026, 0, 1) / 1000

/** Addresses that are the same for the same seed. */
function addressesOf(seed: string, kind: string, count: number): Address[] {
  return Array.from({ length: count }, (_, index) =>
    getAddress(`0x${keccak256(toHex(`${seed} ${kind} ${index}`)).slice(26)}`),
  )
}

/**
 * Writes a chain straight into an empty store, the same for the same seed: swaps and transfers of a few hundred markets
 * and a few thousand people, of whom the first are by far the busiest.
 */
export async function fill(database: Database, size: Size, seed: string): Promise<Cast> {
  const blocks = Math.ceil(size.transactions / transactionsInBlock)
  const cast: Cast = {
    people: addressesOf(seed, 'person', 5_000),
    pools: addressesOf(seed, 'pool', 300),
    tokens: addressesOf(seed, 'token', 300),
    blocks,
  }
  const run = (query: SQL) => database.execute(query)
  const write = writerOf(cast, size, seed)
  await run(sql`truncate followed, totals, blocks, transactions, logs, internal_transactions, addresses, coin_balances,
    tokens, token_transfers, token_balances, markets, swaps, candles, fee_claims, volatility_snapshots, transaction_days`)
  for (const statement of [...write.facts, ...write.derived]) await run(statement)
  for (const interval of candleIntervals) await run(write.candles(interval))
  await run(sql`analyze`)
  return cast
}

function writerOf({ people, pools, tokens, blocks }: Cast, size: Size, seed: string) {
  const list = (addresses: Address[]) => sql`${`{${addresses.join(',')}}`}::text[]`
  const hash = (kind: string, number: SQL) =>
    sql`'0x' || md5(${`${seed}${kind}`}::text || ${number}) || md5(${number} || ${`${kind}${seed}`}::text)`
  /** A number from 0 to 1 that a row's number and a name decide. */
  const chance = (name: string, number: SQL) =>
    sql`(('x' || substr(md5(${`${seed}${name}`}::text || ${number}), 1, 7))::bit(28)::integer / 268435456.0)`
  /** One of a list, the first far more often than the last. */
  const oneOf = (addresses: Address[], name: string, number: SQL) =>
    sql`(${list(addresses)})[1 + floor(${addresses.length}::integer * power(${chance(name, number)}, 3))::integer]`
  const i = sql.raw('i')
  const numbers = (count: number) => sql`generate_series(0, ${count - 1}::integer) as i`
  const blockOf = (transaction: SQL) => sql`(${transaction}) / ${transactionsInBlock}::integer`
  const timeOf = (block: SQL) => sql`to_timestamp(${start}::bigint + (${block}) * ${blockTime}::integer)`
  const each = Math.max(1, Math.floor(size.swaps / size.transactions))
  const transaction = sql`(i / ${each}::integer)`
  const logIndex = (transactionOf: SQL, inside: SQL) =>
    sql`((${transactionOf}) % ${transactionsInBlock}::integer) * 20 + ${inside}`

  const facts = [
    sql`insert into blocks select ${hash('block', i)}, i, true, ${hash('block', sql`(i - 1)`)}, ${timeOf(i)},
      ${people[0]}::text, 1000000, 30000000, 1000000000, 1000, 0, 0, '0x0000000000000000', '0x', ${hash('state', i)},
      ${transactionsInBlock}::integer, 1, 1000, 1000 from ${numbers(blocks)}`,
    sql`insert into transactions (hash, block_number, block_hash, index, timestamp, "from", "to", value, gas_limit,
        gas_used, cumulative_gas_used, gas_price, type, nonce, input, succeeded, method_id, method, kinds, token_transfers_count)
      select ${hash('transaction', i)}, ${blockOf(i)}, ${hash('block', blockOf(i))}, i % ${transactionsInBlock}::integer,
        ${timeOf(blockOf(i))}, ${oneOf(people, 'from', i)}, ${oneOf(pools, 'to', i)}, 0, 100000, 90000, 90000, 1000000000,
        2, i, '0xd6febde8', true, '0xd6febde8', case when i % 2 = 0 then 'buy' else 'sell' end,
        array['contract_call', 'token_transfer'], 2 from ${numbers(size.transactions)}`,
    sql`insert into logs select ${blockOf(i)}, ${logIndex(i, sql`0`)}, ${hash('transaction', i)},
      i % ${transactionsInBlock}::integer, ${oneOf(pools, 'to', i)}, ${hash('topic', sql`1`)}, null, null, null, '0x'
      from ${numbers(size.transactions)}`,
    sql`insert into internal_transactions select ${blockOf(i)}, i % ${transactionsInBlock}::integer, 1,
      ${hash('transaction', i)}, 'call', ${oneOf(pools, 'to', i)}, ${oneOf(tokens, 'to', i)}, null, 0, 50000, 40000,
      '0xa9059cbb', '0x', null from ${numbers(size.transactions)}`,
    sql`insert into token_transfers (block_number, log_index, batch_index, transaction_hash, timestamp, token, token_type,
        "from", "to", amount)
      select ${blockOf(sql`(i / 2)`)}, ${logIndex(sql`(i / 2)`, sql`10 + i % 2`)}, 0, ${hash('transaction', sql`(i / 2)`)},
        ${timeOf(blockOf(sql`(i / 2)`))}, ${oneOf(tokens, 'to', sql`(i / 2)`)}, 'ERC-20',
        ${oneOf(people, 'from', sql`(i / 2)`)}, ${oneOf(people, 'receiver', i)}, 1 + i
      from ${numbers(size.transactions * 2)}`,
    sql`insert into coin_balances select ${oneOf(people, 'from', i)}, ${blockOf(i)}, ${timeOf(blockOf(i))}, 10 ^ 18,
      -90000, ${hash('transaction', i)} from ${numbers(size.transactions)} on conflict do nothing`,
    sql`insert into swaps (block_number, log_index, transaction_hash, timestamp, pool, sender, is_buy, amount_in, amount_out,
        fee_amount, amount_usd, virtual_reserve_usd_after, real_reserve_usd_after, reserve_token_after, price_after)
      select ${blockOf(transaction)}, ${logIndex(transaction, sql`1 + i % ${each}::integer`)}, ${hash('transaction', transaction)},
        ${timeOf(blockOf(transaction))}, ${oneOf(pools, 'to', transaction)}, ${oneOf(people, 'from', transaction)},
        i % 2 = 0, 1000000, 10 ^ 18, 3000, 1000000, 10 ^ 10, 10 ^ 9, 10 ^ 24,
        10 ^ 15 + floor(10 ^ 14 * ${chance('price', i)}) from ${numbers(size.swaps)}`,
  ]
  const named = (addresses: Address[]) => sql`unnest(${list(addresses)}) with ordinality as input(address, i)`
  const derived = [
    sql`insert into followed (chain_id, genesis_hash, stablecoin, head_block)
      values (31337, ${hash('block', sql`0`)}, ${tokens[0]}::text, ${blocks - 1}::integer)`,
    sql`insert into totals select 1, ${blocks}::integer, ${size.transactions}::integer, 5600, 300, ${size.swaps}::integer,
      ${size.transactions * 2}::integer, 10 ^ 12`,
    sql`insert into tokens select address, 0, 'ERC-20', 'Token ' || i, 'T' || i, 18, 10 ^ 24, 100, 100 from ${named(tokens)}`,
    sql`insert into addresses select address, 0, false, null, null, null, 10 ^ 18, true, 0, 100, 100, 1000
      from ${named(people)}`,
    sql`insert into addresses select address, 0, true, ${people[0]}::text, null, 'Contract ' || i, 0, true, 0, 100, 100, 1000
      from ${named([...pools, ...tokens])}`,
    sql`insert into token_balances select token, "to", 0, sum(amount) from token_transfers group by token, "to"`,
    sql`insert into markets (id, pool, token, nft_id, creator, name, symbol, supply, virtual_reserve_usd, real_reserve_usd,
        reserve_token, spot_price, market_cap, volume24h, trades24h, fee_strategy, holders, trending, created_at_block,
        created_at, updated_at_block, updated_at)
      select i, address, (${list(tokens)})[i], i, ${people[0]}::text, 'Market ' || i, 'M' || i, 10 ^ 24, 10 ^ 10, 10 ^ 9,
        10 ^ 24, 10 ^ 15 * i, 10 ^ 9 * i, i, 10, 1, i, i, i, ${timeOf(i)}, ${blocks - 1}::integer, ${timeOf(sql`${blocks}::integer`)}
      from ${named(pools)}`,
    sql`insert into transaction_days select timestamp::date, count(*), sum(gas_used) from transactions group by 1`,
  ]
  const candles = (interval: number) => sql`
    insert into candles select pool, ${interval}::integer,
      to_timestamp(floor(extract(epoch from timestamp) / ${interval}::integer) * ${interval}::integer) as opened,
      min(price_after), max(price_after), min(price_after), max(price_after), sum(amount_usd), count(*)
    from swaps group by pool, opened`
  return { facts, derived, candles }
}
