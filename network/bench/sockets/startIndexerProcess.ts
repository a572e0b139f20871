import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readProcessMemory } from '#network/bench/processMemory.ts'

/** One indexer, in a process of its own. */
export type Server = {
  /** Where its WebSockets are. */
  url: string
  /** The bytes that it holds in memory. */
  memory(): Promise<number>
  stop(): Promise<void>
}

const program = new URL('../../testing/indexer/indexerProcess.ts', import.meta.url)

/** Starts an indexer on a database, with the options of `npm run network`. */
export async function startServer(databaseUrl: string): Promise<Server> {
  const child = fork(program, [databaseUrl], { execArgv: ['--max-semi-space-size=16', '--import', 'tsx'] })
  const [url] = (await once(child, 'message')) as [string]
  return {
    url: `${url.replace('http', 'ws')}/graphql`,
    memory: () => readProcessMemory(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
