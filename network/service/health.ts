import { desc, eq } from 'drizzle-orm'
import { blocks, followed } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'

/** How far the store is: the newest block it holds, the newest the node has told of, and the difference. */
export type Health = { block: number | null; headBlock: number | null; lag: number | null }

/** Reads how far the store is; null is "not known yet". */
export async function readHealth(database: Database): Promise<Health> {
  const [newest] = await database
    .select({ number: blocks.number })
    .from(blocks)
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(1)
  const [chain] = await database.select({ headBlock: followed.headBlock }).from(followed).limit(1)
  const block = newest?.number ?? null
  const headBlock = chain?.headBlock ?? null
  return {
    block,
    headBlock,
    lag: block === null || headBlock === null ? null : Math.max(0, headBlock - block),
  }
}

/** One word for a dashboard: `ok` within two blocks of the head. */
export function healthStatus({ lag }: Health): 'ok' | 'behind' | 'starting' {
  if (lag === null) return 'starting'
  return lag <= 2 ? 'ok' : 'behind'
}
