import { desc, eq, type SQL } from 'drizzle-orm'
import type { IndexerContext } from '#network/indexer/context.ts'
import { selectSwaps, swapRecord } from '#network/indexer/records/swapRecord.ts'
import { newestFirstCondition } from '#network/store/queries/newestFirstCondition.ts'
import { swaps } from '#network/store/schema/marketTables.ts'
import type { Database } from '#network/store/store.ts'
import { type PageArguments, readLimit, readPage } from './limitAndOffset.ts'
import { readAddress } from './userInput.ts'

const position = [swaps.blockNumber, swaps.logIndex]

/** Newest first. */
async function readSwaps(database: Database, page: { limit: number; offset: number }, condition?: SQL) {
  const { limit: size, offset } = page
  const where = condition && newestFirstCondition(swaps, position, [{ condition }], { size, offset })
  const rows = await selectSwaps(database)
    .where(where)
    .orderBy(...position.map((column) => desc(column)))
    .limit(size)
  return rows.map(swapRecord)
}

export const swapQueries = {
  swaps(_: unknown, input: PageArguments & { poolAddress: string }, { database }: IndexerContext) {
    const pool = readAddress('poolAddress', input.poolAddress)
    return readSwaps(database, readPage(input), eq(swaps.pool, pool))
  },

  swapsByUser(_: unknown, input: PageArguments & { sender: string }, { database }: IndexerContext) {
    const sender = readAddress('sender', input.sender)
    return readSwaps(database, readPage(input), eq(swaps.sender, sender))
  },

  recentSwaps(_: unknown, { limit }: PageArguments, { database }: IndexerContext) {
    return readSwaps(database, { limit: readLimit(limit), offset: 0 })
  },
}
