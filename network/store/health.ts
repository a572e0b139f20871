import { homedir, tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { blocks } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { bytesInMegabyte, readDatabaseSize } from './databaseSize.ts'
import type { Store } from './store.ts'

/** The problem that stops the store, in one sentence. */
type Problem = { message: string; since: Date }

/** The status of this process's sync: the node's newest block, null before the first answer, and its problem. */
export type SyncStatus = () => { headBlock: number | null; problem: Problem | null }

/** Reads that status, perhaps from another process. */
export type ReadSyncStatus = () => ReturnType<SyncStatus> | Promise<ReturnType<SyncStatus>>

/** The progress of the store: its newest block, the node's newest block, and the difference. Null is unknown. */
export type Health = {
  block: number | null
  headBlock: number | null
  lag: number | null
  /** The first block that is stored: earlier ones are only on the node. */
  firstBlock?: number | null
  /** The first block with records; those of earlier ones were pruned. */
  keptFrom?: number | null
  /** The size of the whole database on its disk, without its log, rounded up. */
  databaseMegabytes?: number
  /** The share of the blocks from the first one on that is stored, rounded down: 1 means all of them. */
  indexed?: number | null
  problem?: Problem | null
  /** Bytes of the primary's log that each replica has yet to apply. Only where replicas are read. */
  replicaLag?: (number | null)[]
}

/**
 * Reads the progress of the store. The node's newest block comes from this process's sync; without one, from the last
 * commit.
 */
export async function readHealth(
  { database, replicaLag }: Pick<Store, 'database' | 'replicaLag'>,
  syncStatus?: ReadSyncStatus,
): Promise<Health> {
  const [newest] = await database
    .select({ number: blocks.number })
    .from(blocks)
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(1)
  const [chain] = await database
    .select({ headBlock: followed.headBlock, firstBlock: followed.firstBlock, keptFrom: followed.keptFrom })
    .from(followed)
    .limit(1)
  const { headBlock: reported, problem = null } = (await syncStatus?.()) ?? {}
  const block = newest?.number ?? null
  const headBlock = reported ?? chain?.headBlock ?? null
  const firstBlock = chain?.firstBlock ?? null
  return {
    block,
    headBlock,
    lag: block === null || headBlock === null ? null : Math.max(0, headBlock - block),
    firstBlock,
    keptFrom: chain ? Math.max(chain.firstBlock, chain.keptFrom) : null,
    indexed: headBlock === null ? null : indexedShare({ block, headBlock, firstBlock: firstBlock ?? 0 }),
    problem: problem && { ...problem, message: withoutPaths(problem.message) },
    ...(replicaLag && { replicaLag: await replicaLag() }),
  }
}

/** The characters of a name in a path. */
const pathName = String.raw`[^\s/\\:,;"'()]+`
/** A path in quotes, which may have spaces in every name. */
const quotedPath = /(["'`])(?:file:\/\/|[A-Za-z]:)?[/\\](?:(?!\1).)*\1/g
/** A path without quotes: a name may have spaces if a separator follows it. */
const barePath = new RegExp(
  String.raw`(?<![\w:/])(?:file://|[A-Za-z]:)?(?:[/\\]${pathName})+(?:(?: ${pathName})+(?:[/\\]${pathName})+)*[/\\]?`,
  'g',
)

/** Removes the folders of this machine from a sentence for callers; the log keeps them. */
export function withoutPaths(sentence: string, folders: readonly string[] = ownFolders()): string {
  // The last name of a path may have spaces too, so known folders are removed first.
  const known = folders.reduce((text, folder) => text.replaceAll(folder, '/folder'), sentence)
  return known.replace(quotedPath, '$1a folder$1').replace(barePath, 'a folder')
}

/** The folders that this process works in, the longest first. */
function ownFolders(): string[] {
  const folders = [resolve(process.env.TIDELINE_DATA || '.tideline'), process.cwd(), homedir(), tmpdir()]
  return folders.filter((folder) => folder.length > 1).sort((a, b) => b.length - a.length)
}

/** The answer to `/health` of a service: the health and the size of the database. */
export async function readServiceHealth(
  store: Pick<Store, 'database' | 'replicaLag'>,
  syncStatus?: ReadSyncStatus,
): Promise<Health> {
  const [health, bytes] = await Promise.all([readHealth(store, syncStatus), readDatabaseSize(store.database)])
  return { ...health, databaseMegabytes: Math.ceil(bytes / bytesInMegabyte) }
}

/** The share of the blocks from `firstBlock` to `headBlock` that is stored, rounded down to four digits. */
export function indexedShare(at: { block: number | null; headBlock: number; firstBlock: number }): number {
  const { block, headBlock, firstBlock } = at
  const all = headBlock - firstBlock + 1
  if (block === null) return 0
  return all <= 0 ? 1 : Math.min(1, Math.floor(((block - firstBlock + 1) / all) * 10_000) / 10_000)
}

/** One word for a dashboard: `ok` within two blocks of the head, `failing` while the sync cannot go on. */
export function healthStatus({ lag, problem }: Health): 'ok' | 'behind' | 'starting' | 'failing' {
  if (problem) return 'failing'
  if (lag === null) return 'starting'
  return lag <= 2 ? 'ok' : 'behind'
}
