import { and, asc, desc, eq, gt, inArray, lte, max, or } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { marketRecord } from '#network/indexer/records/marketRecord.ts'
import { selectSwaps, swapRecord } from '#network/indexer/records/swapRecord.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { markets, swaps } from '#network/store/schema/marketTables.ts'
import type { Database } from '#network/store/store.ts'

/** The events for subscribers about the blocks since a position. */
export type Changes = {
  newMarket: ReturnType<typeof marketRecord>[]
  newSwap: ReturnType<typeof swapRecord>[]
  marketUpdated: ReturnType<typeof marketRecord>[]
}

/** The newest blocks of the chain by number, each with the pools traded in it. */
export type Blocks = ReadonlyMap<number, { hash: Hash; pools: Address[] }>

/**
 * The position up to which changes were published. Swap ids only grow. Blocks are compared by their hashes, because a
 * reorg changes them.
 */
export type Position = { blocks: Blocks; swapId: number }

/** The number of tracked blocks. After a deeper reorg more markets than necessary are compared. */
export const trackedBlocks = 64
/** Swaps read at a time, so that a burst does not fill the memory. */
const batchSize = 500
const historyAge = 2 * 60_000
const historyLag = 1_000
const resumedLag = 2

/** The position of everything stored until now. */
export async function newestPosition(database: Database): Promise<Position> {
  return readSnapshot(database, async (snapshot) => {
    const newest = await newestBlock(snapshot)
    return { blocks: await readBlocks(snapshot, newest - trackedBlocks), swapId: await newestSwap(snapshot) }
  })
}

/** The next swaps after an id, up to another one, oldest first, and the id of the last. Undefined when there are no more. */
export async function readSwapsAfter(database: Database, swapId: number, upTo: number) {
  const rows = await selectSwaps(database)
    .where(and(gt(swaps.id, swapId), lte(swaps.id, upTo)))
    .orderBy(asc(swaps.id))
    .limit(batchSize)
  const last = rows.at(-1)
  return last && { swaps: rows.map(swapRecord), swapId: last.swap.id }
}

/** Markets that changed since the position, in the order of their changes, and the new position. */
export async function readMarketsAfter(database: Database, position: Position) {
  const tracked = [...position.blocks]
  return readSnapshot(database, async (snapshot) => {
    const newest = Math.min(tracked.at(-1)?.[0] ?? -1, await newestBlock(snapshot))
    const current = await readBlocks(snapshot, newest - trackedBlocks)
    const fork = tracked.findLast(([number, { hash }]) => current.get(number)?.hash === hash)?.[0] ?? -1
    const removed = tracked.filter(([number]) => number > fork)
    const rows = await snapshot
      .select()
      .from(markets)
      .where(
        or(
          gt(markets.updatedAtBlock, fork),
          inArray(
            markets.pool,
            removed.flatMap(([, { pools }]) => pools),
          ),
        ),
      )
      .orderBy(asc(markets.updatedAtBlock), asc(markets.id))
    return { fork, blocks: current, markets: rows.map(marketRecord), swapId: await newestSwap(snapshot) }
  })
}

/**
 * Whether the store is still catching up with old blocks, which are history and not published. A sync that was away for
 * a short time publishes what it missed; once it is far enough behind for history, it stays so until it has caught up.
 */
export async function isHistory(database: Database, already: boolean): Promise<boolean> {
  const [row] = await database
    .select({ number: blocks.number, timestamp: blocks.timestamp, headBlock: followed.headBlock })
    .from(blocks)
    .leftJoin(followed, eq(followed.id, 1))
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(1)
  if (!row) return false
  const behind = (row.headBlock ?? row.number) - row.number
  return behind > (already ? resumedLag : historyLag) && Date.now() - row.timestamp.getTime() > historyAge
}

/** Reads one state of the database, whatever is committed meanwhile. */
function readSnapshot<Result>(
  database: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

async function newestBlock(database: Database): Promise<number> {
  const [newest] = await database
    .select({ number: max(blocks.number) })
    .from(blocks)
    .where(eq(blocks.consensus, true))
  return newest?.number ?? -1
}

async function newestSwap(snapshot: Database): Promise<number> {
  const [swap] = await snapshot.select({ id: max(swaps.id) }).from(swaps)
  return swap?.id ?? 0
}

async function readBlocks(database: Database, above: number): Promise<Blocks> {
  const rows = await database
    .select({ number: blocks.number, hash: blocks.hash })
    .from(blocks)
    .where(and(eq(blocks.consensus, true), gt(blocks.number, above)))
    .orderBy(asc(blocks.number))
  const traded = await database
    .selectDistinct({ number: swaps.blockNumber, pool: swaps.pool })
    .from(swaps)
    .where(gt(swaps.blockNumber, above))
  const pools = new Map<number, Address[]>()
  for (const { number, pool } of traded) pools.set(number, [...(pools.get(number) ?? []), pool])
  return new Map(rows.map(({ number, hash }) => [number, { hash, pools: pools.get(number) ?? [] }]))
}
