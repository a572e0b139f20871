import { type SQL, sql } from 'drizzle-orm'
import { createPartitions } from '#network/store/partitions/createPartitions.ts'
import type { Database } from '#network/store/store.ts'
import { candleIntervals } from '#network/sync/write/candleRows.ts'
import { derivedRows } from './derivedRows.ts'
import { factRows } from './factRows.ts'
import { type Participants, participantsOf, type Size } from './participants.ts'
import { sqlFragments } from './sqlFragments.ts'

/**
 * Settings of a PostgreSQL server that is filled at once: without them it would write most pages of the indexes into
 * its log again and again. Reading is not affected.
 */
export const fillSettings = ['full_page_writes=off', 'max_wal_size=8GB']

/**
 * Writes a chain straight into an empty store, the same for the same seed. It has swaps and transfers of a few hundred
 * markets and a few thousand people. The first of them are by far the busiest.
 */
export async function fill(
  database: Database,
  size: Size,
  seed: string,
  partitionBlocks?: number,
): Promise<Participants> {
  const participants = participantsOf(seed, size)
  const words = sqlFragments(seed)
  const run = (query: SQL) => database.execute(query)
  await run(sql`truncate followed, totals, blocks, transactions, logs, internal_transactions, addresses, coin_balances,
    tokens, token_transfers, token_balances, markets, swaps, candles, fee_claims, volatility_snapshots, transaction_days,
    active_addresses`)
  await createPartitions(database, { from: 0, to: participants.blocks }, partitionBlocks)
  // Facts are of different tables, so two are written at a time; the swaps, which take longest, are among the last and
  // go first.
  await inTwoLanes(factRows(participants, size, words).reverse(), run)
  for (const statement of derivedRows(participants, size, words)) await run(statement)
  await inTwoLanes(candleIntervals.map(candleRows), run)
  // A store that has run for a while has been vacuumed and analysed many times.
  await run(sql`vacuum analyze`)
  return participants
}

async function inTwoLanes(
  statements: readonly SQL[],
  run: (statement: SQL) => Promise<unknown>,
): Promise<void> {
  const left = [...statements]
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await run(next)
  }
  await Promise.all([lane(), lane()])
}

function candleRows(interval: number): SQL {
  const opened = sql`to_timestamp(floor(extract(epoch from timestamp) / ${interval}::integer) * ${interval}::integer)`
  return sql`insert into candles select pool, ${interval}::integer, ${opened} as opened,
    min(price_after), max(price_after), min(price_after), max(price_after), sum(amount_usd), count(*)
    from swaps group by pool, opened`
}
