import { setTimeout as wait } from 'node:timers/promises'
import type { Urls } from '#network/start/appConfig.ts'
import { followed } from '#network/store/schema/followed.ts'
import { type Database, openStore } from '#network/store/store.ts'
import type { Role } from './roles.ts'
import { startServices } from './services.ts'
import type { Shutdown } from './shutdown.ts'

type ReaderOptions = {
  roles: Role[]
  host?: string | undefined
  databaseUrl: string | undefined
  replicaUrls: string[]
  rpcUrl: string
  /** The symbol of the network's coin. */
  coin: string
  artifacts?: string | undefined
  ports: { indexer: number; explorer: number; lending: number }
}

export type FollowedChain = typeof followed.$inferSelect

/**
 * Starts services on a PostgreSQL that a follower elsewhere writes. The database names the chain and the contracts;
 * `chain` reads them. Throws one sentence without a database, and where the follower has none of the contracts that the
 * roles serve.
 */
export async function startReaders(
  options: ReaderOptions,
  shutdown: Shutdown,
): Promise<{ urls: Urls; chain: () => FollowedChain }> {
  const { roles, host, databaseUrl, replicaUrls, rpcUrl, coin, artifacts, ports } = options
  if (!databaseUrl)
    throw new Error(`--role ${roles.join(',')} reads a PostgreSQL that a follower writes: set DATABASE_URL.`)
  const store = await openStore({ databaseUrl, replicaUrls })
  shutdown.add(store.close)
  let chain = await untilFollowed(store.database)
  // The follower may begin with another chain or other contracts while this process goes on.
  const stopListening = await store.listen(async () => {
    const [read] = await store.database
      .select()
      .from(followed)
      .catch(() => [])
    chain = read ?? chain
  })
  shutdown.add(stopListening)
  const { marketFactory } = chain
  const source = { rpcUrl, marketFactory, lendingPool: () => chain.lendingPool }
  const services = await startServices({ store, source, coin, artifacts, ports, roles, host }, shutdown)
  if (!Object.values(services).some(Boolean)) throw new Error(nothingServed(roles))
  return { urls: { ...services, node: rpcUrl }, chain: () => chain }
}

/**
 * The error for roles without contracts. The process ends, so that its supervisor restarts it, because it would serve
 * nothing.
 */
function nothingServed(roles: readonly Role[]): string {
  const missing = [
    ...(roles.includes('indexer') ? ['--factory 0x…'] : []),
    ...(roles.includes('lending') ? ['--pool 0x…'] : []),
  ]
  const sentence = 'has nothing to serve: start the follower of this database with'
  return `--role ${roles.join(',')} ${sentence} ${missing.join(' or ')}.`
}

/** The chain that the follower reads. A process that starts before the first follower waits for it. */
async function untilFollowed(database: Database): Promise<FollowedChain> {
  for (;;) {
    const [chain] = await database.select().from(followed)
    if (chain) return chain
    await wait(500)
  }
}
