import { setTimeout as wait } from 'node:timers/promises'
import type { Progress } from '#network/start/chain/localChain.ts'
import { type Sync, type SyncOptions, startSync } from '#network/sync/sync.ts'

/** How long a start waits for a short chain, in milliseconds: the app then opens with all of it. */
const startTimeout = 3_000

type BackgroundSync = {
  sync: Sync
  /** Whether blocks that were there at the start are still missing. */
  isIndexing(): boolean
}

/** Starts the sync of a chain that may be long. It goes on in the background while the services answer. */
export async function startBackgroundSync(
  options: SyncOptions,
  progress: (progress: Progress) => void,
): Promise<BackgroundSync> {
  let indexing = true
  let first: number | undefined
  progress({ step: 'index', done: 0, total: 100 })
  const sync = await startSync({
    ...options,
    onProgress: ({ block, head }) => {
      first ??= sync.target()?.firstBlock ?? 0
      if (indexing && block < head)
        progress({ step: 'index', done: block - first + 1, total: head - first + 1 })
    },
  })
  const finished = sync.caughtUp().then(() => {
    indexing = false
    progress({ step: 'index', done: 100, total: 100 })
  })
  finished.catch(() => undefined)
  await Promise.race([finished, wait(startTimeout, undefined, { ref: false })])
  return { sync, isIndexing: () => indexing }
}
