import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Hash } from 'viem'
import { below, type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import { newestFirstCondition } from '#network/store/queries/newestFirstCondition.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import type { Database } from '#network/store/store.ts'

export type BlockRow = typeof blocks.$inferSelect
export type BlockCursor = { block_number: number; block_hash: Hash }

/** The number of the newest block in the store, or -1 before the first. */
export async function readHead(database: Database): Promise<number> {
  const [newest] = await database
    .select({ number: blocks.number })
    .from(blocks)
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(1)
  return newest?.number ?? -1
}

/** Blocks of the chain, or blocks that a reorg removed, newest first. */
export async function listBlocks(
  database: Database,
  { consensus }: { consensus: boolean },
  paging: Paging<BlockCursor>,
): Promise<Page<BlockRow>> {
  const { after } = paging
  const keys = consensus ? [blocks.number] : [blocks.number, blocks.hash]
  // The same condition as in the indexes, so that they are used.
  const kept = consensus ? sql`${blocks.consensus}` : sql`not ${blocks.consensus}`
  const condition = after ? sql`${kept} and ${belowCursor(after, consensus)}` : kept
  const rows = await database
    .select()
    .from(blocks)
    .where(newestFirstCondition(blocks, keys, [{ condition }], paging))
    .orderBy(...keys.map((key) => desc(key)))
    .limit(paging.size + 1)
  return pageOf(rows, paging, (row) =>
    consensus ? { block_number: row.number } : { block_number: row.number, block_hash: row.hash },
  )
}

function belowCursor({ block_number, block_hash }: BlockCursor, consensus: boolean): SQL {
  if (consensus) return below([blocks.number], [block_number])
  return below([blocks.number, blocks.hash], [block_number, block_hash])
}

/** A block of the chain by its number, or any block ever seen by its hash. */
export async function findBlock(
  database: Database,
  id: { number: number } | { hash: Hash },
): Promise<BlockRow | undefined> {
  const condition =
    'hash' in id ? eq(blocks.hash, id.hash) : and(eq(blocks.number, id.number), eq(blocks.consensus, true))
  const [row] = await database.select().from(blocks).where(condition).limit(1)
  return row
}
