import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from 'viem'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import { startExplorer } from '#network/explorer/server.ts'
import { startIndexer } from '#network/indexer/server.ts'
import { startLending } from '#network/lending/server.ts'
import { assertPortFree } from '#network/node/freePort.ts'
import { createRpc } from '#network/rpc/client.ts'
import { openResponseCache } from '#network/service/responseCache.ts'
import { configOf, type NetworkConfig } from '#network/start/appConfig.ts'
import { contractNames } from '#network/start/contractNames.ts'
import { openNetworkLog, prepareDataFolder } from '#network/start/dataFolder.ts'
import { runInitialSync } from '#network/start/initialSync.ts'
import { startLiveChain } from '#network/start/liveChain.ts'
import { type LocalChain, openLocalChain, type Progress } from '#network/start/localChain.ts'
import { createShutdown } from '#network/start/shutdown.ts'
import { type ExternalNode, resolveSource, type SyncSource } from '#network/start/syncSource.ts'
import { openStore, type Store } from '#network/store/store.ts'
import type { Sync } from '#network/sync/sync.ts'
import { readSettings, type Settings } from './settings.ts'

/** With an `rpcUrl` that node is read instead of a node of our own. */
export type NetworkOptions = ExternalNode & {
  /** Delete the chain and the database first. */
  fresh?: boolean | undefined
  progress?: ((progress: Progress) => void) | undefined
  /** Replaces settings of the environment. */
  settings?: Partial<Settings>
  /** Share of the full history a new chain gets. */
  density?: number
  /** Whether transactions go on after the history. Default true. */
  live?: boolean
}

type Urls = { node: string; indexer: string; explorer: string; lending: string }

export type Network = {
  urls: Urls
  /** Null when an external node is read. */
  deployment: Deployment | null
  /** Addresses of the local network's accounts, by index. */
  accounts: Address[]
  config: NetworkConfig
  stop(): Promise<void>
}

type Shutdown = ReturnType<typeof createShutdown>
type ServiceOptions = { store: Store; sync: Sync; source: SyncSource; ports: Settings['ports'] }

const host = '127.0.0.1'

/** Starts the four interfaces. When one of them cannot start, those before it are stopped again. */
export async function startNetwork(options: NetworkOptions = {}): Promise<Network> {
  const settings = { ...readSettings(), ...options.settings }
  const shutdown = createShutdown()
  try {
    return { ...(await start(options, settings, shutdown)), stop: shutdown.stop }
  } catch (error) {
    await shutdown.stop()
    throw error
  }
}

async function start(
  options: NetworkOptions,
  settings: Settings,
  shutdown: Shutdown,
): Promise<Omit<Network, 'stop'>> {
  const { progress = () => undefined, density = 1, live = true } = options
  const { folder, ports, blockTime } = settings
  await assertPortFree(ports.indexer, host, 'TIDELINE_INDEXER_PORT')
  await assertPortFree(ports.explorer, host, 'TIDELINE_EXPLORER_PORT')
  await assertPortFree(ports.lending, host, 'TIDELINE_LENDING_PORT')
  await prepareDataFolder(folder, options.fresh)
  const log = await openNetworkLog(folder)

  const chain = options.rpcUrl
    ? undefined
    : await openLocalChain({ folder, port: ports.node, progress, density })
  if (chain) shutdown.add(chain.node.stop)
  const source = await resolveSource(options, chain)
  const store = await openStore({ folder: join(folder, 'database'), databaseUrl: settings.databaseUrl })
  shutdown.add(store.close)
  const names = contractNames(chain?.deployment ?? null)
  const sync = await runInitialSync({ ...source, store, names, log }, progress)
  shutdown.add(sync.stop)
  const services = await startServices({ store, sync, source, ports }, shutdown)
  if (chain) shutdown.add(await startLiveChain(chain, { sync, blockTime, live }))
  return describeNetwork(chain, { ...services, node: source.rpcUrl }, source, folder)
}

/** Starts the indexer, the explorer and, where there is a pool, the lending service. */
async function startServices(
  { store, sync, source: { rpcUrl, lendingPool }, ports }: ServiceOptions,
  shutdown: Shutdown,
): Promise<Omit<Urls, 'node'>> {
  // The cache listens before the change feed does. A subscriber who hears of a block and asks gets that block's
  // answers.
  const responseCache = await openResponseCache(store)
  shutdown.add(responseCache.close)
  const served = { store, responseCache, syncStatus: sync.status }
  const indexer = await startIndexer({ ...served, port: ports.indexer })
  shutdown.add(indexer.stop)
  const explorer = await startExplorer({ ...served, rpcUrl, port: ports.explorer })
  shutdown.add(explorer.stop)
  const lending = lendingPool ? await startLending({ rpcUrl, lendingPool, port: ports.lending }) : undefined
  if (lending) shutdown.add(lending.stop)
  return {
    indexer: indexer.url,
    explorer: explorer.url,
    lending: lending?.url ?? `http://${host}:${ports.lending}`,
  }
}

/** What the app has to know of the network. It is also written to `config.json`. */
async function describeNetwork(
  chain: LocalChain | undefined,
  urls: Urls,
  { rpcUrl, lendingPool }: SyncSource,
  folder: string,
): Promise<Omit<Network, 'stop'>> {
  const name = chain ? 'Tideline local network' : 'Tideline network'
  const chainId = Number(await createRpc(rpcUrl).call<string>('eth_chainId'))
  const deployment = chain?.deployment ?? null
  const config = configOf({ name, chainId, urls, lendingPool, deployment })
  await writeFile(join(folder, 'config.json'), JSON.stringify(config, null, 2))
  const accounts = Array.from({ length: accountRoles.count }, (_, index) => devAccount(index).address)
  return { urls, deployment, accounts: chain ? accounts : [], config }
}
