import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { StoreOptions } from '#network/store/store.ts'

/** The services on a filled store, in a process of their own. */
export type Served = {
  urls: { indexer: string; explorer: string }
  /** Milliseconds of processor time that the process has used. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

export type ServedOptions = StoreOptions & {
  rpcUrl: string
  /** Seconds. */
  blockTime: number
  /** Whether answers are cached until the next block, as where the services run together. */
  cached: boolean
}

/** Starts A and C on a store as `network.ts` does, in another process than the client. */
export async function serveStore(options: ServedOptions): Promise<Served> {
  const program = fileURLToPath(new URL('servedStoreProcess.ts', import.meta.url))
  const child = fork(program, [JSON.stringify(options)])
  const answer = async () => (await once(child, 'message'))[0]
  const urls = (await answer()) as Served['urls']
  return {
    urls,
    async cpu() {
      child.send('cpu')
      return (await answer()) as number
    },
    async stop() {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}
