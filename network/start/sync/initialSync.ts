import type { Progress } from '#network/start/chain/localChain.ts'
import { type Sync, type SyncOptions, startSync } from '#network/sync/sync.ts'

/** Starts the sync and waits until the store has all of the chain. */
export async function runInitialSync(
  options: SyncOptions,
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
