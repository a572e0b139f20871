import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { surviveConnections } from '#network/access/surviveConnections.ts'
import { startDraining } from '#network/service/draining.ts'
import { readCommandLine, usage } from './commandLine.ts'
import { type NetworkOptions, startNetwork } from './network.ts'
import { readSettings } from './settings.ts'
import { startWorkers } from './start/processes/workers.ts'

/** `npm run network`: the four interfaces without the app, until Ctrl-C. */

let stopping = false
let drainSeconds = 0
let stop = async (): Promise<void> => undefined

async function end(code: number, problem?: unknown): Promise<never> {
  if (problem) say(problem)
  if (!stopping) {
    stopping = true
    await drain()
    await stop()
  }
  process.exit(code)
}

/** Lets load balancers notice that this process is about to stop. */
async function drain(): Promise<void> {
  if (options && isOverWorkers(options)) return
  startDraining()
  await wait(drainSeconds * 1000)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void (stopping ? undefined : end(0)))
}

async function start(options: NetworkOptions): Promise<void> {
  drainSeconds = readSettings().drainSeconds
  if (isOverWorkers(options)) {
    const workers = startWorkers(options.workers, (sentence) => console.log(sentence))
    stop = workers.stop
    throw await workers.failed
  }
  const network = await startNetwork({
    ...options,
    notice: (sentence) => console.log(sentence),
    progress: ({ step, done, total }) => {
      if (done === 0 || done === total) console.log(`${step.padEnd(10)} ${done === total ? 'done' : '…'}`)
    },
  })
  stop = network.stop
  surviveConnections(console.error)
  for (const [name, url] of Object.entries(network.urls)) if (url) console.log(`${name.padEnd(10)} ${url}`)
}

/** Whether this process serves nothing itself: its workers do. */
function isOverWorkers(options: NetworkOptions): options is NetworkOptions & { workers: number } {
  return options.workers !== undefined && cluster.isPrimary
}

function say(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}

function wanted(): NetworkOptions | undefined {
  try {
    return readCommandLine(process.argv.slice(2))
  } catch (error) {
    say(error)
    process.exit(2)
  }
}

const options = wanted()
if (options) await start(options).catch((error) => end(1, error))
else console.log(usage('npm run network'))
