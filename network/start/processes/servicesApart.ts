import { type ChildProcess, fork } from 'node:child_process'
import { onDraining } from '#network/service/draining.ts'
import type { Urls } from '#network/start/appConfig.ts'
import type { SyncSource } from '#network/start/chain/syncSource.ts'
import type { SyncStatus } from '#network/store/health.ts'
import type { LentDatabase } from '#network/store/lent/lendDatabase.ts'
import { openCalls } from '#network/store/lent/processCalls.ts'
import type { Store } from '#network/store/store.ts'
import { keepRunning, type Running } from './keepRunning.ts'
import type { Role } from './roles.ts'
import type { OwnerFunctions, ServiceFunctions, ServiceTask } from './serviceProcess.ts'
import type { Shutdown } from './shutdown.ts'

type Service = ServiceTask['role']

type ApartOptions = {
  /** The file that `serviceProgram` made. */
  program: string
  store: Store
  status: SyncStatus
  source: SyncSource
  /** The symbol of the network's coin. */
  coin: string
  artifacts: string | undefined
  sources: string
  databaseUrl: string | undefined
  replicaUrls: string[]
  ports: Record<Service, number>
  roles: readonly Role[]
  host: string
  /** The largest heap of a service, in megabytes. */
  memory: number
  /** Called with a sentence when a service ended and is started again. */
  say: (sentence: string) => void
}

const names: Record<Service, string> = {
  indexer: 'The indexer',
  explorer: 'The explorer',
  lending: 'The lending service',
}

/** Milliseconds that a service gets to close its connections. */
const stopTimeout = 3_000

/**
 * Starts the services among the roles, each in a process of its own: one that runs out of memory, or ends for any other
 * reason, takes neither the others nor the node with it, and another process takes its place. The database stays here.
 */
export async function startServicesApart(
  options: ApartOptions,
  shutdown: Shutdown,
): Promise<Omit<Urls, 'node'>> {
  const { roles, source } = options
  const has = { indexer: source.marketFactory !== null, explorer: true, lending: source.lendingPool !== null }
  const urls: Omit<Urls, 'node'> = { explorer: '' }
  const start = async (service: Service) => {
    // A process that takes the place of another one takes its port, too.
    let port = options.ports[service]
    const begin = async () => {
      const { url, running } = await startProcess(service, port, options)
      port = Number(new URL(url).port)
      urls[service] = url
      return running
    }
    shutdown.add(await keepRunning(names[service], begin, options.say))
  }
  const services = (Object.keys(names) as Service[]).filter((each) => has[each] && roles.includes(each))
  const started = await Promise.allSettled(services.map(start))
  for (const result of started) if (result.status === 'rejected') throw result.reason
  return urls
}

/** Starts one process, and resolves when its service answers. Throws what kept the service from it. */
async function startProcess(
  role: Service,
  port: number,
  options: ApartOptions,
): Promise<{ url: string; running: Running }> {
  const { program, store, status, source, coin, artifacts, sources, databaseUrl, replicaUrls, host } = options
  const child = fork(program, [role], {
    execArgv: [
      '--max-semi-space-size=8',
      '--heap-growing-percent=40',
      `--max-old-space-size=${options.memory}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const loan = store.lend?.()
  const calls = openCalls<ServiceFunctions>(lineTo(child), {
    ...lending(loan?.lent),
    status,
  } satisfies OwnerFunctions)
  const stopListening = databaseUrl
    ? undefined
    : await store.listen((notice) => void calls.call('announce', notice).catch(() => undefined))
  const stopDraining = onDraining(() => void calls.call('drain').catch(() => undefined))
  const ended = endOf(child).finally(async () => {
    loan?.takeBack()
    calls.end()
    stopDraining()
    await stopListening?.()
  })

  async function stop(): Promise<void> {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
    await calls.call('stop').catch(() => undefined)
    await ended
    clearTimeout(timer)
  }

  const { rpcUrl, marketFactory, lendingPool } = source
  const task = {
    role,
    port,
    host,
    rpcUrl,
    marketFactory,
    lendingPool,
    coin,
    artifacts,
    sources,
    databaseUrl,
    replicaUrls,
  }
  try {
    const failed = ended.then((why) => {
      throw new Error(`${names[role]} does not start: ${why}.`)
    })
    return { url: await Promise.race([calls.call('serve', task), failed]), running: { ended, stop } }
  } catch (error) {
    await stop()
    throw error
  }
}

function lending(lent: LentDatabase | undefined): LentDatabase {
  const refuse = () => Promise.reject(new Error('This database is not lent.'))
  return lent ?? { query: refuse, begin: refuse, finish: refuse }
}

/** A process that has ended gets no messages, which is no error here: its end is told by `ended`. */
function lineTo(child: ChildProcess) {
  return {
    send: (message: object) => void child.send(message, () => undefined),
    receive: (listener: (message: unknown) => void) => void child.on('message', listener),
  }
}

/** Why a process ended, when it has. Its log is passed on until the engine reports its own end there, on a page. */
async function endOf(child: ChildProcess): Promise<string> {
  let report = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (report !== '' || /<--- Last few GCs|^#\n# Fatal|FATAL ERROR/m.test(text)) report += text
    else process.stderr.write(text)
  })
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) => {
    child.once('close', (...how) => resolve(how))
    // A process that could not be started has no end.
    child.on('error', (error) => child.pid === undefined && resolve([null, error.message]))
  })
  if (/out of memory|invalid size/i.test(report)) return 'it was out of memory'
  if (report !== '') return `its engine failed (${report.trim().split('\n')[0]})`
  return signal ? `it was ended by ${signal}` : `it ended with code ${code}`
}
