import type { Address } from 'viem'
import { openResponseCache } from '#network/service/responseCache.ts'
import type { Urls } from '#network/start/appConfig.ts'
import type { SyncSource } from '#network/start/chain/syncSource.ts'
import type { ReadSyncStatus } from '#network/store/health.ts'
import type { Store } from '#network/store/store.ts'
import type { Role } from './roles.ts'
import type { Shutdown } from './shutdown.ts'

type ServiceOptions = {
  store: Store
  /** The status of the sync, where one is beside it. */
  syncStatus?: ReadSyncStatus
  source: Pick<SyncSource, 'rpcUrl' | 'marketFactory'> & { lendingPool: () => Address | null }
  /** The symbol of the network's coin. */
  coin: string
  /** A folder with compiled contracts. */
  artifacts?: string | undefined
  /** Where verified sources are kept. */
  sources?: string | undefined
  ports: { indexer: number; explorer: number; lending: number }
  roles: readonly Role[]
  host?: string | undefined
}

/**
 * Starts the services among the roles: the explorer, the indexer where there is a factory, and the lending service where
 * there is a pool. The code of a service is loaded when it starts, because a process may serve one of them.
 */
export async function startServices(
  options: ServiceOptions,
  shutdown: Shutdown,
): Promise<Omit<Urls, 'node'>> {
  const { store, syncStatus, source, coin, artifacts, sources, ports, roles, host } = options
  const { rpcUrl, marketFactory, lendingPool } = source
  // The cache listens before the change feed does. A subscriber who hears of a block and asks gets that block's
  // answers.
  const responseCache = await openResponseCache(store)
  shutdown.add(responseCache.close)
  const served = { store, responseCache, syncStatus }
  const urls: Omit<Urls, 'node'> = { explorer: '' }
  if (marketFactory && roles.includes('indexer')) {
    const { startIndexer } = await import('#network/indexer/indexerServer.ts')
    const indexer = await startIndexer({ ...served, host, port: ports.indexer })
    shutdown.add(indexer.stop)
    urls.indexer = indexer.url
  }
  if (roles.includes('explorer')) {
    const { startExplorer } = await import('#network/explorer/explorerServer.ts')
    const explorer = await startExplorer({
      ...served,
      rpcUrl,
      coin,
      artifacts,
      sources,
      host,
      port: ports.explorer,
    })
    shutdown.add(explorer.stop)
    urls.explorer = explorer.url
  }
  if (lendingPool() && roles.includes('lending')) {
    const { startLending } = await import('#network/lending/lendingServer.ts')
    const lending = await startLending({ rpcUrl, lendingPool, host, port: ports.lending })
    shutdown.add(lending.stop)
    urls.lending = lending.url
  }
  return urls
}
