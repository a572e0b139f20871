import type { Store } from '#network/store/store.ts'
import { type Sync, startSync } from '#network/sync/sync.ts'
import type { Log } from '#network/sync/syncLog.ts'
import type { Names } from '#network/sync/write/applyDeltas.ts'
import type { Progress } from './localChain.ts'
import type { SyncSource } from './syncSource.ts'

type InitialSyncOptions = SyncSource & { store: Store; names: Names; log: Log }

/** Starts the sync and waits until the store has all of the chain. */
export async function runInitialSync(
  options: InitialSyncOptions,
  progress: (progress: Progress) => void,
): Promise<Sync> {
  let starting = true
  progress({ step: 'index', done: 0, total: 100 })
  const sync = await startSync({
    ...options,
    onProgress: ({ block, head }) => {
      if (starting && block < head) progress({ step: 'index', done: block, total: head })
    },
  })
  await sync.caughtUp()
  starting = false
  progress({ step: 'index', done: 100, total: 100 })
  return sync
}
