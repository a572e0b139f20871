import { desc, eq } from 'drizzle-orm'
import type { IndexerContext } from '#network/indexer/context.ts'
import { volatilitySnapshots } from '#network/store/schema/marketTables.ts'
import { type PageArguments, readLimit } from './limitAndOffset.ts'
import { readAddress } from './userInput.ts'

export const volatilityQueries = {
  /** The newest `limit` snapshots, in basis points, oldest first like candles. */
  async volatilityHistory(
    _: unknown,
    input: PageArguments & { poolAddress: string },
    { database }: IndexerContext,
  ) {
    const newest = await database
      .select()
      .from(volatilitySnapshots)
      .where(eq(volatilitySnapshots.pool, readAddress('poolAddress', input.poolAddress)))
      .orderBy(desc(volatilitySnapshots.blockNumber), desc(volatilitySnapshots.logIndex))
      .limit(readLimit(input.limit))
    return newest.reverse().map(({ volatility, blockNumber, timestamp }) => ({
      volatility,
      blockNumber,
      timestamp: timestamp.toISOString(),
    }))
  },
}
