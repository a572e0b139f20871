import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startBalancer } from '#network/bench/scale/balancer.ts'
import type { StoreOptions } from '#network/store/store.ts'

/** The services on a filled store, in a process of their own. */
export type Served = {
  /** What requests come through: nginx, or the proxy from npm. Undefined when they come directly. */
  proxy: string | undefined
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
  /** Whether requests go directly to the services or through the proxy of `deploy/`. */
  through: Through
}

export type Through = 'direct' | 'proxy'

/** Starts A and C on a store together, as a process of `--role` does, in another process than the client. */
export async function startBenchServices(options: ServedOptions): Promise<Served> {
  const program = fileURLToPath(new URL('benchServicesProcess.ts', import.meta.url))
  const child = fork(program, [JSON.stringify(options)])
  const answer = async () => (await once(child, 'message'))[0]
  const urls = (await answer()) as Served['urls']
  const balancer = options.through === 'proxy' ? await startBalancer([portsOf(urls)]) : undefined
  return {
    urls: balancer ? { indexer: balancer.url, explorer: balancer.url } : urls,
    proxy: balancer?.name,
    async cpu() {
      child.send('cpu')
      return (await answer()) as number
    },
    async stop() {
      await balancer?.stop()
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

/** The lending service does not run here: no request of the benchmark needs it. */
function portsOf({ indexer, explorer }: Served['urls']) {
  const port = (url: string) => Number(new URL(url).port)
  return { indexer: port(indexer), explorer: port(explorer), lending: port(explorer) }
}
