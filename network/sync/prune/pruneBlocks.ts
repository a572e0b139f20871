import { and, getTableName, gte, lt, sql } from 'drizzle-orm'
import type { Partition } from '#network/store/partitions/readPartitions.ts'
import { blocks, nodeAnswers } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { internalTransactions, logs, transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

/** From `from` up to, but not with, `to`. */
export type BlockRange = { from: number; to: number }

/** The intervals, in seconds, whose candles are pruned. Longer candles stay for ever. */
const shortIntervals = [60, 300, 900]

/**
 * Removes the records of the blocks from `from` up to, but not with, `to`, which are the oldest ones, in one database
 * transaction. Figures that count them stay as they are, and so do trades and fee claims: readers add up all of an
 * account or a market. The newest volatility of each market and the newest coin balance of each address stay, too: with
 * them a reorg can take a market or a balance back to what it was.
 *
 * Rows in the partitions of `leaving` stay: all of such a partition is dropped when its last block is pruned.
 */
export async function pruneBlocks(
  database: Database,
  range: BlockRange,
  leaving: Partition[] = [],
): Promise<void> {
  const { from, to } = range
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select from ${followed} for update`)
    await pruneCandles(transaction, to)
    await pruneVolatility(transaction, range)
    await pruneCoinBalances(transaction, range)
    for (const table of [transactions, logs, internalTransactions, tokenTransfers, nodeAnswers]) {
      const own = leaving.filter((partition) => partition.table === getTableName(table))
      const first = Math.max(from, ...own.map((partition) => partition.to))
      if (first >= to) continue
      // With both ends of the range the database uses the index, whatever its statistics.
      await transaction.delete(table).where(and(gte(table.blockNumber, first), lt(table.blockNumber, to)))
    }
    await transaction.delete(blocks).where(and(gte(blocks.number, from), lt(blocks.number, to)))
    await transaction.update(followed).set({ keptFrom: sql`greatest(kept_from, ${to}::integer)` })
  })
}

/** Removes the snapshots in the range that are older than their market's newest one. */
async function pruneVolatility(database: Database, { from, to }: BlockRange): Promise<void> {
  await database.execute(sql`
    delete from volatility_snapshots as old using (
      select distinct on (pool) pool, block_number, log_index from volatility_snapshots
      where block_number >= ${from}::integer and block_number < ${to}::integer
      order by pool, block_number desc, log_index desc) as last
    where old.pool = last.pool and (old.block_number, old.log_index) < (last.block_number, last.log_index)`)
}

async function pruneCoinBalances(database: Database, { from, to }: BlockRange): Promise<void> {
  await database.execute(sql`
    delete from coin_balances as old using (
      select address, max(block_number) as newest from coin_balances
      where block_number >= ${from}::integer and block_number < ${to}::integer group by address) as last
    where old.address = last.address and old.block_number < last.newest`)
}

/** Removes the short candles that ended before the first block that stays. */
async function pruneCandles(database: Database, keptFrom: number): Promise<void> {
  for (const interval of shortIntervals)
    await database.execute(sql`
      delete from candles using markets, blocks
      where blocks.consensus and blocks.number = ${keptFrom}::integer and candles.pool = markets.pool
        and candles.interval = ${interval}::integer
        and candles.open_time <= blocks.timestamp - make_interval(secs => ${interval}::integer)`)
}
