import { and, asc, eq, gt, inArray, max, or } from 'drizzle-orm'
import type { Address } from 'viem'
import { blocks, followed, markets, swaps } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'
import { marketRecord } from './markets.ts'
import { swapRecords } from './swaps.ts'

/** What subscribers are told about the blocks since a position. */
export type News = {
  newMarket: ReturnType<typeof marketRecord>[]
  newSwap: Awaited<ReturnType<typeof swapRecords>>
  marketUpdated: ReturnType<typeof marketRecord>[]
}

/** Up to where the news has been told. Swap ids only grow; blocks go back with a reorg. */
type Position = { block: number; swapId: number }

/** Swaps read at a time, so that a burst does not fill the memory. */
const batch = 500
const oldNews = 2 * 60_000

/** The position of everything stored until now. */
export async function newestPosition(database: Database): Promise<Position> {
  const [block] = await database
    .select({ number: max(blocks.number) })
    .from(blocks)
    .where(eq(blocks.consensus, true))
  const [swap] = await database.select({ id: max(swaps.id) }).from(swaps)
  return { block: block?.number ?? -1, swapId: swap?.id ?? 0 }
}

/** The next swaps after the position, oldest first, and the position after them; undefined when there are no more. */
export async function readSwapsAfter(database: Database, { swapId }: Position) {
  const rows = await database
    .select()
    .from(swaps)
    .where(gt(swaps.id, swapId))
    .orderBy(asc(swaps.id))
    .limit(batch)
  const last = rows.at(-1)
  return last && { swaps: await swapRecords(database, rows), swapId: last.id }
}

/** Markets that changed after the position, and those of `also`; with the block of the change. */
export async function readMarketsAfter(database: Database, { block }: Position, also: Address[]) {
  const rows = await database
    .select()
    .from(markets)
    .where(or(gt(markets.updatedAtBlock, block), inArray(markets.pool, also)))
    .orderBy(asc(markets.updatedAtBlock), asc(markets.id))
  return rows.map((row) => ({ block: row.updatedAtBlock, market: marketRecord(row) }))
}

/** True while the store catches up with blocks of long ago: history, not news. */
export async function isHistory(database: Database, block: number): Promise<boolean> {
  const [row] = await database
    .select({ timestamp: blocks.timestamp, headBlock: followed.headBlock })
    .from(blocks)
    .leftJoin(followed, eq(followed.id, 1))
    .where(and(eq(blocks.number, block), eq(blocks.consensus, true)))
  if (!row) return false
  const behind = (row.headBlock ?? block) - block
  return behind > 2 && Date.now() - row.timestamp.getTime() > oldNews
}
