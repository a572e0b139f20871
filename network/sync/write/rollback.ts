import { asc, count, eq, gt, sql } from 'drizzle-orm'
import { addresses } from '#network/store/schema/addressTables.ts'
import { blocks, nodeAnswers } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import {
  feeClaims,
  feeStrategies,
  markets,
  swaps,
  volatilitySnapshots,
} from '#network/store/schema/marketTables.ts'
import { tokens, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { internalTransactions, logs, transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'
import { revertDeltas } from '#network/sync/write/applyDeltas.ts'
import { inputRows } from '#network/sync/write/bulkRows.ts'
import { rebuildCandles } from '#network/sync/write/candleRows.ts'
import { revertCoinBalances } from '#network/sync/write/coinBalances.ts'
import { type CountedFacts, deltasOf } from '#network/sync/write/deltas.ts'
import { rebuildWindow } from '#network/sync/write/rollingWindow.ts'

/**
 * Removes the blocks above `ancestor` from the chain. They stay with `consensus` false, and their facts are deleted.
 * Derived figures are recomputed without them. Runs inside one database transaction.
 */
export async function rollback(database: Database, ancestor: number): Promise<void> {
  const facts = await readFacts(database, ancestor)
  const removedSwaps = await database
    .select()
    .from(swaps)
    .where(gt(swaps.blockNumber, ancestor))
    .orderBy(asc(swaps.timestamp))
  const [removedMarkets] = await database
    .select({ count: count() })
    .from(markets)
    .where(gt(markets.createdAtBlock, ancestor))
  const [chain] = await database.select({ lendingPool: followed.lendingPool }).from(followed)
  const deltas = deltasOf({
    ...facts,
    markets: removedMarkets?.count ?? 0,
    swaps: removedSwaps.length,
    lendingPool: chain?.lendingPool ?? null,
  })

  await revertCoinBalances(database, ancestor)
  await revertContracts(database, ancestor)
  const removedAddresses = await database
    .delete(addresses)
    .where(gt(addresses.firstBlock, ancestor))
    .returning({ address: addresses.address })
  await deleteTokens(database, ancestor)
  await database.delete(markets).where(gt(markets.createdAtBlock, ancestor))
  await deleteFacts(database, ancestor)

  await revertDeltas(database, deltas, removedAddresses.length)
  await revertMarkets(database, ancestor, removedSwaps)
  const [oldest] = removedSwaps
  if (oldest) {
    await rebuildCandles(database, [...new Set(removedSwaps.map((swap) => swap.pool))], oldest.timestamp)
  }
  const [newest] = await database.select().from(blocks).where(sql`consensus and number = ${ancestor}`)
  await rebuildWindow(database, newest?.timestamp ?? new Date(0))
}

async function readFacts(
  database: Database,
  ancestor: number,
): Promise<Omit<CountedFacts, 'markets' | 'swaps' | 'lendingPool'>> {
  return {
    blocks: await database.select().from(blocks).where(sql`consensus and number > ${ancestor}`),
    transactions: await database.select().from(transactions).where(gt(transactions.blockNumber, ancestor)),
    logs: await database.select().from(logs).where(gt(logs.blockNumber, ancestor)),
    internalTransactions: await database
      .select()
      .from(internalTransactions)
      .where(gt(internalTransactions.blockNumber, ancestor)),
    tokenTransfers: await database
      .select()
      .from(tokenTransfers)
      .where(gt(tokenTransfers.blockNumber, ancestor)),
  }
}

/**
 * Makes an address whose creation was rolled back an ordinary one again, or the contract of an earlier creation; likewise
 * an address without a known creation whose logs were all rolled back. Logs of pruned blocks are unknown.
 */
async function revertContracts(database: Database, ancestor: number): Promise<void> {
  await database.execute(sql`
    with gone as (
      select addresses.address from addresses join transactions on addresses.creation_transaction = transactions.hash
      where transactions.block_number > ${ancestor}::integer),
    creations as (
      select created_contract as address, "from" as creator, hash, block_number, index as place from transactions
        where created_contract in (select address from gone) and block_number <= ${ancestor}::integer
      union all
      select created_contract, "from", transaction_hash, block_number, transaction_index from internal_transactions
        where created_contract in (select address from gone) and block_number <= ${ancestor}::integer),
    earlier as (select distinct on (address) * from creations order by address, block_number desc, place desc)
    update addresses set is_contract = earlier.hash is not null, creator = earlier.creator,
      creation_transaction = earlier.hash, name = case when earlier.hash is null then null else name end
    from gone left join earlier using (address) where addresses.address = gone.address`)
  await database.execute(sql`
    update addresses set is_contract = false
    from (select distinct address from logs where block_number > ${ancestor}::integer) as gone
    where addresses.address = gone.address and creation_transaction is null
      and first_block >= (select kept_from from followed)
      and not exists (select from logs where logs.address = gone.address and block_number <= ${ancestor}::integer)`)
}

/** Deletes tokens. Their contracts may stay, but without the token's name. */
async function deleteTokens(database: Database, ancestor: number): Promise<void> {
  const gone = await database
    .delete(tokens)
    .where(gt(tokens.firstBlock, ancestor))
    .returning({ address: tokens.address, name: tokens.name })
  if (gone.length === 0) return
  await database.execute(sql`
    update addresses set name = null from ${inputRows(gone, 'address text, name text')}
    where addresses.address = input.address and addresses.name = input.name`)
}

async function deleteFacts(database: Database, ancestor: number): Promise<void> {
  for (const table of [
    transactions,
    logs,
    internalTransactions,
    tokenTransfers,
    nodeAnswers,
    swaps,
    feeClaims,
    feeStrategies,
    volatilitySnapshots,
  ]) {
    await database.delete(table).where(gt(table.blockNumber, ancestor))
  }
  await database
    .update(blocks)
    .set({ consensus: false })
    .where(sql`${eq(blocks.consensus, true)} and ${gt(blocks.number, ancestor)}`)
}

/**
 * Takes the markets of the removed blocks back to their last remaining trade and strategy, or to their initial state.
 */
async function revertMarkets(
  database: Database,
  ancestor: number,
  removed: (typeof swaps.$inferSelect)[],
): Promise<void> {
  const volumes = removed.map(({ pool, amountUsd }) => ({ pool, volume: amountUsd }))
  await database.execute(sql`
    with last as (
      select self.id, swap.block_number, swap.timestamp, swap.price_after as price, volatility.volatility,
        gone.volume, gone.trades,
        coalesce(swap.reserve_usd_after, self.virtual_reserve_usd) as usd,
        strategy.strategy, strategy.block_number as strategy_block,
        coalesce(swap.reserve_token_after, self.supply) as token
      from markets as self
        left join lateral (select * from swaps where pool = self.pool
          order by block_number desc, log_index desc limit 1) as swap on true
        left join lateral (select volatility from volatility_snapshots where pool = self.pool
          order by block_number desc, log_index desc limit 1) as volatility on true
        left join lateral (select strategy, block_number from fee_strategies where nft_id = self.nft_id
          order by block_number desc, log_index desc limit 1) as strategy on true
        left join (select pool, sum(volume) as volume, count(*)::integer as trades
          from ${inputRows(volumes, 'pool text, volume numeric')} group by pool) as gone on gone.pool = self.pool
      where self.updated_at_block > ${ancestor}::integer)
    update markets set
      real_reserve_usd = last.usd - virtual_reserve_usd, reserve_token = last.token,
      fee_strategy = coalesce(last.strategy, 0), spot_price = coalesce(last.price, div(last.usd * 1e18, supply)),
      market_cap = div(last.usd * supply, greatest(last.token, 1)),
      updated_at_block = greatest(last.block_number, last.strategy_block, created_at_block),
      updated_at = coalesce(last.timestamp, created_at),
      volatility = coalesce(last.volatility, 0),
      volume_total = volume_total - coalesce(last.volume, 0), trades_total = trades_total - coalesce(last.trades, 0)
    from last where last.id = markets.id`)
}
