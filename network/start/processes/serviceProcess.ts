import type { Address } from 'viem'
import { surviveConnections } from '#network/access/surviveConnections.ts'
import { startDraining } from '#network/service/draining.ts'
import { log } from '#network/service/serviceLog.ts'
import { openBorrowed } from '#network/store/drivers/borrowed.ts'
import type { SyncStatus } from '#network/store/health.ts'
import type { LentDatabase } from '#network/store/lent/lendDatabase.ts'
import { openCalls } from '#network/store/lent/processCalls.ts'
import type { Notice } from '#network/store/notice.ts'
import { openStore } from '#network/store/store.ts'
import type { Role } from './roles.ts'
import { startServices } from './services.ts'
import { createShutdown } from './shutdown.ts'

/** What a process is told to serve. */
export type ServiceTask = {
  role: Exclude<Role, 'follower'>
  port: number
  host: string
  rpcUrl: string
  marketFactory: Address | null
  lendingPool: Address | null
  coin: string
  artifacts: string | undefined
  sources: string
  /** The PostgreSQL to read. Undefined for the embedded database, which the other process lends. */
  databaseUrl: string | undefined
  replicaUrls: string[]
}

/** What this process does for the one that started it. */
export type ServiceFunctions = {
  /** Starts the service. Resolves to its address. */
  serve(task: ServiceTask): Promise<string>
  announce(notice: Notice): void
  drain(): void
  /** Ends the service and this process. */
  stop(): Promise<void>
}

/** What the process that started this one does for it. */
export type OwnerFunctions = LentDatabase & {
  /** The status of the sync, which runs there. */
  status(): ReturnType<SyncStatus>
}

// One service in a process of its own: see `startServicesApart`. Ctrl-C reaches every process of a terminal, and only
// the one that started this one may end it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit(0))
surviveConnections((sentence) => log('error', process.argv[2] ?? 'service', sentence))

const shutdown = createShutdown()
const line = {
  send: (message: object) => void process.send?.(message, undefined, undefined, () => undefined),
  receive: (listener: (message: unknown) => void) => void process.on('message', listener),
}
const functions: ServiceFunctions = {
  serve,
  announce: (notice) => borrowed.announce(notice),
  drain: startDraining,
  async stop() {
    await shutdown.stop()
    setImmediate(() => process.disconnect())
  },
}
const calls = openCalls<OwnerFunctions>(line, functions)
const borrowed = openBorrowed(calls)

async function serve(task: ServiceTask): Promise<string> {
  const { role, port, host, rpcUrl, marketFactory, lendingPool, artifacts, sources, databaseUrl } = task
  const { replicaUrls, coin } = task
  const store = databaseUrl ? await openStore({ databaseUrl, replicaUrls }) : borrowed.store
  shutdown.add(store.close)
  const urls = await startServices(
    {
      store,
      syncStatus: () => calls.call('status'),
      source: { rpcUrl, marketFactory, lendingPool: () => lendingPool },
      coin,
      artifacts,
      sources,
      ports: { indexer: port, explorer: port, lending: port },
      roles: [role],
      host,
    },
    shutdown,
  )
  return urls[role] ?? ''
}
