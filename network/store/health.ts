import { desc, eq } from 'drizzle-orm'
import { blocks } from '#network/store/schema/blocks.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Database } from './store.ts'

/** What keeps the store from going on, in one sentence. */
type Problem = { message: string; since: Date }

/** What a follower knows now: the node's newest block, null before the first answer, and what goes wrong since when. */
export type SyncStatus = () => { headBlock: number | null; problem: Problem | null }

/** How far the store is: the newest block it holds, the newest of the node, and the difference; null is "not known yet". */
export type Health = {
  block: number | null
  headBlock: number | null
  lag: number | null
  problem?: Problem | null
}

/**
 * Reads how far the store is. The node's newest block is the follower's when one runs in this process, else the one it
 * had told of at the last commit.
 */
export async function readHealth(database: Database, syncStatus?: SyncStatus): Promise<Health> {
  const [newest] = await database
    .select({ number: blocks.number })
    .from(blocks)
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(1)
  const [chain] = await database.select({ headBlock: followed.headBlock }).from(followed).limit(1)
  const { headBlock: told, problem = null } = syncStatus?.() ?? {}
  const block = newest?.number ?? null
  const headBlock = told ?? chain?.headBlock ?? null
  return {
    block,
    headBlock,
    lag: block === null || headBlock === null ? null : Math.max(0, headBlock - block),
    problem,
  }
}

/** One word for a dashboard: `ok` within two blocks of the head, `failing` while the follower cannot go on. */
export function healthStatus({ lag, problem }: Health): 'ok' | 'behind' | 'starting' | 'failing' {
  if (problem) return 'failing'
  if (lag === null) return 'starting'
  return lag <= 2 ? 'ok' : 'behind'
}
