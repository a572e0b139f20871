import { desc, eq } from 'drizzle-orm'
import { blocks } from '#network/store/schema/blocks.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Database } from './store.ts'

/** What keeps the store from going on, in one sentence. */
type Problem = { message: string; since: Date }

/**
 * What the sync of this process knows: the node's newest block, null before the first answer, and the problem it has.
 */
export type SyncStatus = () => { headBlock: number | null; problem: Problem | null }

/** How far the store is: its newest block, the node's newest block, and the difference. Null means "not known yet". */
export type Health = {
  block: number | null
  headBlock: number | null
  lag: number | null
  problem?: Problem | null
}

/**
 * Reads how far the store is. The node's newest block comes from the sync of this process. Without one it is the block
 * that was written at the last commit.
 */
export async function readHealth(database: Database, syncStatus?: SyncStatus): Promise<Health> {
  const [newest] = await database
    .select({ number: blocks.number })
    .from(blocks)
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(1)
  const [chain] = await database.select({ headBlock: followed.headBlock }).from(followed).limit(1)
  const { headBlock: reported, problem = null } = syncStatus?.() ?? {}
  const block = newest?.number ?? null
  const headBlock = reported ?? chain?.headBlock ?? null
  return {
    block,
    headBlock,
    lag: block === null || headBlock === null ? null : Math.max(0, headBlock - block),
    problem,
  }
}

/** One word for a dashboard: `ok` within two blocks of the head, `failing` while the sync cannot go on. */
export function healthStatus({ lag, problem }: Health): 'ok' | 'behind' | 'starting' | 'failing' {
  if (problem) return 'failing'
  if (lag === null) return 'starting'
  return lag <= 2 ? 'ok' : 'behind'
}
