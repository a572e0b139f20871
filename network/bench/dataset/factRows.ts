import { type SQL, sql } from 'drizzle-orm'
import { type Participants, type Size, transactionsInBlock } from './participants.ts'
import type { SqlFragments } from './sqlFragments.ts'

/** The statements that write the facts of blocks. */
export function factRows(participants: Participants, size: Size, words: SqlFragments): SQL[] {
  const { accounts, pools, tokens, collectibles, blocks } = participants
  const { i, numbers, hash, oneOf, blockOf, timeOf, logIndex } = words
  const blockColumns = sql`${accounts[0]}::text, 1000000, 30000000, 1000000000, 1000, 0, 0, '0x0000000000000000', '0x',
    ${hash('state', i)}, ${transactionsInBlock}::integer, 1, 1000, 1000`
  const half = sql`(i / 2)`
  const time = timeOf(blockOf(i))
  const isCollectible = sql`i % 400 = 7`
  return [
    sql`insert into blocks select ${hash('block', i)}, i, true, ${hash('block', sql`(i - 1)`)}, ${timeOf(i)},
      ${blockColumns} from ${numbers(blocks)}`,
    sql`insert into blocks select ${hash('uncle', i)}, i, false, ${hash('block', sql`(i - 1)`)}, ${timeOf(i)},
      ${blockColumns} from ${numbers(blocks)} where i % 500 = 3`,
    sql`insert into transactions (hash, block_number, block_hash, index, timestamp, "from", "to", created_contract, value,
        gas_limit, gas_used, cumulative_gas_used, gas_price, type, nonce, input, succeeded, method_id, method, kinds,
        token_transfers_count)
      select ${hash('transaction', i)}, ${blockOf(i)}, ${hash('block', blockOf(i))}, i % ${transactionsInBlock}::integer,
        ${time}, ${oneOf(accounts, 'from', i)}, case when i % 5000 = 9 then null else ${oneOf(pools, 'to', i)} end,
        case when i % 5000 = 9 then ${oneOf(pools, 'created', i)} end, case when i % 10 = 1 then 10 ^ 17 else 0 end,
        100000, 90000, 90000, 1000000000, 2, i, '0xd6febde8' || repeat('0', 192), i % 50 <> 4, '0xd6febde8',
        case when i % 20 = 5 then 'approve' when i % 2 = 0 then 'buy' else 'sell' end,
        case when i % 5000 = 9 then array['contract_creation']
          when i % 10 = 1 then array['coin_transfer', 'contract_call']
          else array['contract_call', 'token_transfer'] end, 2
      from ${numbers(size.transactions)}`,
    sql`insert into logs select ${blockOf(i)}, ${logIndex(i, sql`0`)}, ${hash('transaction', i)},
      i % ${transactionsInBlock}::integer, ${oneOf(pools, 'to', i)}, ${hash('topic', sql`1`)}, null, null, null, '0x'
      from ${numbers(size.transactions)}`,
    sql`insert into internal_transactions select ${blockOf(i)}, i % ${transactionsInBlock}::integer, 1,
      ${hash('transaction', i)}, 'call', ${oneOf(pools, 'to', i)}, ${oneOf(tokens, 'to', i)}, null, 0, 50000, 40000,
      '0xa9059cbb', '0x', null from ${numbers(size.transactions)}`,
    sql`insert into token_transfers (block_number, log_index, batch_index, transaction_hash, timestamp, token, token_type,
        "from", "to", amount, token_id)
      select ${blockOf(half)}, ${logIndex(half, sql`10 + i % 2`)}, 0, ${hash('transaction', half)}, ${timeOf(blockOf(half))},
        case when ${isCollectible} then ${oneOf(collectibles, 'to', half)} else ${oneOf(tokens, 'to', half)} end,
        case when ${isCollectible} then 'ERC-721' else 'ERC-20' end, ${oneOf(accounts, 'from', half)},
        ${oneOf(accounts, 'receiver', i)}, case when ${isCollectible} then 1 else 1 + i end,
        case when ${isCollectible} then i end
      from ${numbers(size.transactions * 2)}`,
    sql`insert into coin_balances select ${oneOf(accounts, 'from', i)}, ${blockOf(i)}, ${time}, 10 ^ 18,
      -90000, ${hash('transaction', i)} from ${numbers(size.transactions)} on conflict do nothing`,
    ...marketRows(participants, size, words),
  ]
}

function marketRows({ accounts, pools, tokens }: Participants, size: Size, words: SqlFragments): SQL[] {
  const { i, list, numbers, hash, chance, oneOf, blockOf, timeOf, logIndex } = words
  const each = Math.max(1, Math.floor(size.swaps / size.transactions))
  const transaction = sql`(i / ${each}::integer)`
  const claim = sql`(i * 20)`
  const time = (of: SQL) => timeOf(blockOf(of))
  return [
    sql`insert into swaps (block_number, log_index, transaction_hash, timestamp, pool, sender, caller, stablecoin, is_buy,
        amount_in, amount_out, fee_amount, amount_usd, reserve_usd_after, reserve_token_after, price_after)
      select ${blockOf(transaction)}, ${logIndex(transaction, sql`1 + i % ${each}::integer`)},
        ${hash('transaction', transaction)}, ${time(transaction)}, ${oneOf(pools, 'to', transaction)},
        ${oneOf(accounts, 'from', transaction)}, ${pools[0]}::text, ${tokens[0]}::text, i % 2 = 0, 10 ^ 18, 10 ^ 18, 3 * 10 ^ 15,
        10 ^ 18, 10 ^ 22, 10 ^ 27,
        10 ^ 15 + floor(10 ^ 14 * ${chance('price', i)}) from ${numbers(size.swaps)}`,
    sql`insert into fee_claims (block_number, log_index, transaction_hash, timestamp, nft_id, recipient, amount)
      select ${blockOf(claim)}, ${logIndex(claim, sql`15`)}, ${hash('transaction', claim)}, ${time(claim)},
        array_position(${list(pools)}, claimed.pool), ${oneOf(accounts, 'from', claim)}, 1000 + i
      from (select i, ${oneOf(pools, 'to', claim)} as pool from ${numbers(Math.floor(size.transactions / 20))}) as claimed`,
    sql`insert into volatility_snapshots select ${blockOf(i)}, ${logIndex(i, sql`16`)}, ${oneOf(pools, 'to', i)}, ${time(i)},
      i % 900 from ${numbers(size.transactions)}`,
  ]
}
