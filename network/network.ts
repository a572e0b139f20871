import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from 'viem'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import { assertPortFree } from '#network/node/freePort.ts'
import { createRecall } from '#network/recall/recall.ts'
import { configOf, type NetworkConfig, type Urls } from '#network/start/appConfig.ts'
import { openChainStore } from '#network/start/chainStore.ts'
import { contractNames } from '#network/start/contractNames.ts'
import { lockDataFolder, openNetworkLog, prepareDataFolder } from '#network/start/dataFolder.ts'
import type { Store } from '#network/store/store.ts'
import { readSettings, type Settings } from './settings.ts'
import { nameAfterChain } from './start/chain/chainFolder.ts'
import { startLiveChain } from './start/chain/liveChain.ts'
import { type LocalChain, openLocalChain, type Progress } from './start/chain/localChain.ts'
import {
  type ExternalNode,
  type OpenedChain,
  openExternalChain,
  openOwnChain,
} from './start/chain/syncSource.ts'
import { watchNewChain } from './start/chain/watchNewChain.ts'
import { type Role, roles } from './start/processes/roles.ts'
import { serviceProgram } from './start/processes/serviceProgram.ts'
import { startServicesApart } from './start/processes/servicesApart.ts'
import { createShutdown, type Shutdown } from './start/processes/shutdown.ts'
import { startBackgroundSync } from './start/sync/backgroundSync.ts'
import { runInitialSync } from './start/sync/initialSync.ts'

/** With an `rpcUrl` that node is read instead of a node of our own. */
export type NetworkOptions = Partial<ExternalNode> & {
  /** The roles of this process. Default: all. */
  roles?: Role[]
  /** How many processes like this one share its ports (`npm run network`). */
  workers?: number
  /** Delete the chain and the database first. */
  fresh?: boolean | undefined
  /** The coin of the network. */
  coin?: { name: string; symbol: string } | undefined
  /** A folder with compiled contracts, whose calls, events and errors the explorer decodes. */
  artifacts?: string | undefined
  progress?: ((progress: Progress) => void) | undefined
  /** Where the app that is started beside it will listen. Its port has to be free. */
  app?: { host: string; port: number }
  /** Called when the data folder is this process's own and the ports are free. */
  begun?: (() => void) | undefined
  /** Called with a sentence about the chain, such as that the node began another one. */
  notice?: ((sentence: string) => void) | undefined
  /** Replaces settings of the environment. */
  settings?: Partial<Settings>
  /** Share of the full history a new chain gets. */
  density?: number
  /** Whether transactions go on after the history. Default true. */
  live?: boolean
}

export type Network = {
  urls: Urls
  /** Null when an external node is read. */
  deployment: Deployment | null
  /** Addresses of the local network's accounts, by index. */
  accounts: Address[]
  /** What the app reads as `/config.json`, as it is now. */
  config(): NetworkConfig
  stop(): Promise<void>
}

/** Blocks of our own chain that keep their records: more than two days, in about 3 GB. */
const keptOfOwnChain = 100_000
const ether = { name: 'Ether', symbol: 'ETH' }

/** Starts the four interfaces. When one of them cannot start, those before it are stopped again. */
export async function startNetwork(options: NetworkOptions = {}): Promise<Network> {
  const settings = { ...readSettings(), ...options.settings }
  const shutdown = createShutdown()
  try {
    const follows = options.roles?.includes('follower') ?? true
    const started = follows
      ? await start(options, settings, shutdown)
      : await startServing(options, settings, shutdown)
    return { ...started, stop: shutdown.stop }
  } catch (error) {
    await shutdown.stop()
    throw error
  }
}

/** Starts the services of a process that does not follow the chain. */
async function startServing(
  { roles: wanted = [], rpcUrl = '', artifacts, coin = ether }: NetworkOptions,
  { databaseUrl, replicaUrls, ports, host }: Settings,
  shutdown: Shutdown,
): Promise<Omit<Network, 'stop'>> {
  const node = rpcUrl || `http://127.0.0.1:${ports.node}`
  const options = {
    roles: wanted,
    host,
    databaseUrl,
    replicaUrls,
    rpcUrl: node,
    coin: coin.symbol,
    artifacts,
    ports,
  }
  const { startReaders } = await import('./start/processes/readers.ts')
  const { urls, chain } = await startReaders(options, shutdown)
  const config = () => {
    const { chainId, genesisHash, lendingPool, firstBlock, internalCalls } = chain()
    const explorer = { fromBlock: firstBlock, internalCalls, indexing: false, notice: null }
    return configOf({
      name: 'Tideline network',
      chainId,
      genesisHash,
      urls,
      coin,
      lendingPool,
      explorer,
      deployment: null,
    })
  }
  return { urls, deployment: null, accounts: [], config }
}

async function start(
  options: NetworkOptions,
  settings: Settings,
  shutdown: Shutdown,
): Promise<Omit<Network, 'stop'>> {
  const { progress = () => undefined, live = true } = options
  // The lock comes first, because another process may use the folder.
  if (options.rpcUrl === undefined) shutdown.add(await lockDataFolder(settings.folder))
  await assertPortsFree(options, settings)
  options.begun?.()
  // Made while the chain starts.
  const serves = options.roles?.some((role) => role !== 'follower') ?? true
  const program = serves ? serviceProgram(settings.folder) : Promise.resolve('')
  program.catch(() => undefined)
  // A start that fails leaves nothing behind that still writes.
  shutdown.add(() => program)
  const { opened, store, chain } = await openChain(options, settings, shutdown)
  const { folder, source } = opened
  const log = await openNetworkLog(folder)
  if (opened.notice) options.notice?.(opened.notice)
  chain?.node.recall(createRecall(store))
  const watch = watchNewChain(opened, options.notice)
  const names = contractNames(chain?.deployment ?? null)
  const keepBlocks = settings.keepBlocks ?? (chain ? keptOfOwnChain : undefined)
  const { keepMegabytes, partitionBlocks } = settings
  const kept = { keepBlocks, keepMegabytes, partitionBlocks }
  const following = { ...source, store, names, log, ...kept, ...watch.sync, keepAnswers: chain !== undefined }
  const { sync, isIndexing } = chain
    ? { sync: await runInitialSync(following, progress), isIndexing: () => false }
    : await startBackgroundSync(following, progress)
  shutdown.add(sync.stop)
  const { artifacts, coin = ether, roles: wanted = roles, notice: say = () => undefined } = options
  const services = await startServicesApart(
    {
      ...settings,
      program: await program,
      store,
      status: sync.status,
      source,
      coin: coin.symbol,
      artifacts,
      sources: join(folder, 'verified'),
      roles: wanted,
      memory: settings.serviceMemory,
      say,
    },
    shutdown,
  )
  if (chain) shutdown.add(await startLiveChain(chain, { sync, blockTime: settings.blockTime, live }))
  const urls = { ...services, node: source.rpcUrl }
  const config = () => {
    const { notice, ...read } = watch.now(sync)
    return configOf({
      name: opened.name,
      chainId: read.chainId,
      genesisHash: read.genesisHash,
      urls,
      coin,
      lendingPool: source.lendingPool,
      explorer: {
        fromBlock: read.firstBlock,
        internalCalls: read.internalCalls,
        indexing: isIndexing(),
        notice,
      },
      deployment: chain?.deployment ?? null,
    })
  }
  await writeFile(join(folder, 'config.json'), JSON.stringify(config(), null, 2))
  const accounts = Array.from({ length: accountRoles.count }, (_, index) => devAccount(index).address)
  return {
    urls,
    deployment: chain?.deployment ?? null,
    accounts: chain ? accounts : [],
    config,
  }
}

/**
 * Throws when a port is busy that a service of this network needs. A node of somebody else may have no markets, which need
 * the indexer, and no lending pool.
 */
async function assertPortsFree(options: NetworkOptions, { host, ports }: Settings): Promise<void> {
  const isOwn = options.rpcUrl === undefined
  const { roles: wanted = roles, app } = options
  if (app) await assertPortFree(app.port, app.host, 'TIDELINE_APP_PORT')
  const hasIndexer = (isOwn || options.marketFactory) && wanted.includes('indexer')
  const hasLending = (isOwn || options.lendingPool) && wanted.includes('lending')
  if (hasIndexer) await assertPortFree(ports.indexer, host, 'TIDELINE_INDEXER_PORT')
  if (wanted.includes('explorer')) await assertPortFree(ports.explorer, host, 'TIDELINE_EXPLORER_PORT')
  if (hasLending) await assertPortFree(ports.lending, host, 'TIDELINE_LENDING_PORT')
}

/** Opens the node's chain, or starts our own, with the store that follows it. */
async function openChain(
  options: NetworkOptions,
  { folder, ports, nodeMemory, databaseUrl, historyPercent }: Settings,
  shutdown: Shutdown,
): Promise<{ opened: OpenedChain; store: Store; chain?: LocalChain }> {
  const { rpcUrl, fresh, progress = () => undefined, density = historyPercent / 100 } = options
  if (rpcUrl !== undefined) {
    const opened = await openExternalChain({ ...options, rpcUrl }, folder)
    // Added first, so that it runs last.
    shutdown.add(() => nameAfterChain(opened.folder))
    // Followers that share a PostgreSQL share the folder, too.
    if (!databaseUrl) shutdown.add(await lockDataFolder(opened.folder))
    await prepareDataFolder(opened.folder, fresh)
    const store = await openChainStore(opened.folder, databaseUrl, options)
    shutdown.add(store.close)
    return { opened, store }
  }
  await prepareDataFolder(folder, fresh)
  // Made while the history is written.
  const opening = openChainStore(folder, databaseUrl, options)
  opening.catch(() => undefined)
  shutdown.add(async () => (await opening).close())
  const chain = await openLocalChain({ folder, port: ports.node, nodeMemory, progress, density })
  shutdown.add(chain.node.stop)
  return { opened: await openOwnChain(chain, folder), store: await opening, chain }
}
