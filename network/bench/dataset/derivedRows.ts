import { type SQL, sql } from 'drizzle-orm'
import type { Participants, Size } from './participants.ts'
import type { SqlFragments } from './sqlFragments.ts'

/** The statements that write what is derived from the facts, except candles. */
export function derivedRows(
  participants: Participants,
  size: Size,
  { i, list, hash, oneOf, timeOf, named }: SqlFragments,
): SQL[] {
  const { accounts, pools, tokens, collectibles, creators, blocks } = participants
  const metadata = sql`json_build_object('description', repeat('What it is about. ', 10),
    'links', json_build_object('website', 'https://example.com/' || i))`
  const counted = sql`left join (select token, count(*) as holders from token_balances group by token) as held
      on held.token = address
    left join (select token, count(*) as transfers from token_transfers group by token) as moved on moved.token = address`
  const figures = sql`10 ^ 24, coalesce(held.holders, 0), coalesce(moved.transfers, 0)`
  return [
    sql`insert into followed (chain_id, genesis_hash, stablecoins, head_block)
      values (31337, ${hash('block', sql`0`)}, ${JSON.stringify([tokens[0]])}::jsonb, ${blocks - 1}::integer)`,
    sql`insert into totals select 1, ${blocks}::integer, ${size.transactions}::integer, 5610, 300, ${size.swaps}::integer,
      ${size.transactions * 2}::integer, 10 ^ 12`,
    sql`insert into token_balances select token, "to", coalesce(token_id, 0), sum(amount) from token_transfers
      group by token, "to", coalesce(token_id, 0)`,
    sql`insert into tokens select address, 0, 'ERC-20', 'Token ' || i, 'T' || i, 18, ${figures}
      from ${named(tokens)} ${counted}`,
    sql`insert into tokens select address, 0, 'ERC-721', 'Collectible ' || i, 'C' || i, null, ${figures}
      from ${named(collectibles)} ${counted}`,
    sql`insert into addresses select address, 0, false, null, null, null, 10 ^ 18, true, 0, 100, 100, 1000
      from ${named(accounts)}`,
    sql`insert into addresses select address, 0, true, ${accounts[0]}::text, null, 'Contract ' || i, 0, true, 0, 100, 100, 1000
      from ${named([...pools, ...tokens, ...collectibles])}`,
    sql`insert into markets (id, pool, token, nft_id, creator, name, symbol, metadata, image_url, supply,
        virtual_reserve_usd, real_reserve_usd, reserve_token, spot_price, market_cap, volume24h, trades24h, fee_strategy,
        holders, trending, created_at_block, created_at, updated_at_block, updated_at)
      select i, address, (${list(tokens)})[i], i, ${oneOf(creators, 'creator', i)}, 'Market ' || i, 'M' || i, ${metadata},
        'https://example.com/' || i || '.png', 10 ^ 24, 10 ^ 10, 10 ^ 9, 10 ^ 24, 10 ^ 15 * i, 10 ^ 9 * i, i, 10, 1, i, i, i,
        ${timeOf(i)}, ${blocks - 1}::integer, ${timeOf(sql`${blocks}::integer`)} from ${named(pools)}`,
    sql`insert into transaction_days select timestamp::date, count(*), sum(gas_used), count(distinct "from") from transactions group by 1`,
  ]
}
