import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Contents, SyncedChain } from '#network/bench/ingest/ingest.ts'
import type { StoreOptions } from '#network/store/store.ts'
import type { CatchUp } from './measurePonder.ts'

export type SyncTask = { options: StoreOptions; chain: SyncedChain; contents: Contents }

/** Lets our sync catch up with the chain from nothing into an empty database. */
export async function measureSync(task: SyncTask): Promise<CatchUp> {
  const child = fork(fileURLToPath(new URL('syncProcess.ts', import.meta.url)), [JSON.stringify(task)])
  const ended = once(child, 'exit').then(() => {
    throw new Error('The sync ended before it had caught up')
  })
  const [result] = await Promise.race([once(child, 'message'), ended])
  await ended.catch(() => undefined)
  return result as CatchUp
}
