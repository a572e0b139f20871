import { appendFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from 'viem'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import { startExplorer } from '#network/explorer/server.ts'
import { startIndexer } from '#network/indexer/server.ts'
import { startLending } from '#network/lending/server.ts'
import { assertPortFree } from '#network/node/freePort.ts'
import { createRpc } from '#network/rpc/client.ts'
import { startLiveActivity } from '#network/seed/liveActivity.ts'
import { openResponseCache } from '#network/service/responseCache.ts'
import { configOf, type NetworkConfig } from '#network/start/appConfig.ts'
import { assertSyncable } from '#network/start/externalNode.ts'
import { type LocalChain, openLocalChain, type Progress, scenarioSeed } from '#network/start/localChain.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { type Sync, startSync } from '#network/sync/sync.ts'
import { type Log, logTo } from '#network/sync/syncLog.ts'
import type { Names } from '#network/sync/write/applyDeltas.ts'
import { readSettings, type Settings } from './settings.ts'

export type NetworkOptions = {
  /** Forget the chain and the database first. */
  fresh?: boolean | undefined
  progress?: ((progress: Progress) => void) | undefined
  /** In place of the environment's. */
  settings?: Partial<Settings>
  /** Share of the full history a new chain gets. */
  density?: number
  /** Whether the activity goes on after its history. Default true. */
  live?: boolean
  /** Follow this node instead of starting one, with the markets of this factory and this lending pool. */
  rpcUrl?: string | undefined
  curveFactory?: Address | undefined
  lendingPool?: Address | undefined
}

export type Network = {
  urls: { node: string; indexer: string; explorer: string; lending: string }
  /** Null when another node is followed. */
  deployment: Deployment | null
  /** Addresses of the local network's accounts, by index. */
  accounts: Address[]
  config: NetworkConfig
  stop(): Promise<void>
}

const host = '127.0.0.1'

/** Starts the four interfaces, newest part last; when one cannot start, those before it are stopped again. */
export async function startNetwork(options: NetworkOptions = {}): Promise<Network> {
  const settings = { ...readSettings(), ...options.settings }
  const stops: (() => Promise<unknown>)[] = []
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= stopAll(stops)
    return stopped
  }
  try {
    return await start(options, settings, stops, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  options: NetworkOptions,
  settings: Settings,
  stops: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Network> {
  const { progress = () => undefined } = options
  const { folder, ports } = settings
  await assertPortFree(ports.indexer, host, 'TIDELINE_INDEXER_PORT')
  await assertPortFree(ports.explorer, host, 'TIDELINE_EXPLORER_PORT')
  await assertPortFree(ports.lending, host, 'TIDELINE_LENDING_PORT')
  if (options.fresh) await forget(folder)
  await mkdir(folder, { recursive: true })
  const log = await openLog(join(folder, 'network.log'))

  const chain = options.rpcUrl
    ? undefined
    : await openLocalChain({ folder, port: ports.node, progress, density: options.density ?? 1 })
  if (chain) stops.push(chain.node.stop)
  const deployment = chain?.deployment ?? null
  const { rpcUrl, curveFactory, lendingPool } = await resolveTarget(options, chain)
  const store = await openStore({ folder: join(folder, 'database'), databaseUrl: settings.databaseUrl })
  stops.push(store.close)
  const names = namesOf(deployment)
  const sync = await index({ store, rpcUrl, curveFactory, lendingPool, names, log }, progress)
  stops.push(() => sync.stop())

  // Heard before the feed tells of a block: who is told and asks again gets that block's answers.
  const responseCache = await openResponseCache(store)
  stops.push(responseCache.close)
  const served = { store, responseCache, syncStatus: sync.status }
  const indexer = await startIndexer({ ...served, port: ports.indexer })
  stops.push(indexer.stop)
  const explorer = await startExplorer({ ...served, rpcUrl, port: ports.explorer })
  stops.push(explorer.stop)
  const lending = lendingPool ? await startLending({ rpcUrl, lendingPool, port: ports.lending }) : undefined
  if (lending) stops.push(lending.stop)
  if (chain) stops.push(await bringToLife(chain, sync, settings.blockTime, options.live ?? true))

  const urls = {
    ...{ node: rpcUrl, indexer: indexer.url, explorer: explorer.url },
    lending: lending?.url ?? `http://127.0.0.1:${ports.lending}`,
  }
  const name = chain ? 'Tideline local network' : 'Tideline network'
  const chainId = Number(await createRpc(rpcUrl).call<string>('eth_chainId'))
  const config = configOf({ name, chainId, urls, lendingPool, deployment })
  await writeFile(join(folder, 'config.json'), JSON.stringify(config, null, 2))
  const accounts = Array.from({ length: accountRoles.count }, (_, at) => devAccount(at).address)
  return { urls, deployment, accounts: chain ? accounts : [], config, stop }
}

/** What is followed: another node and its contracts, when they were given, else our own. */
async function resolveTarget(options: NetworkOptions, chain: LocalChain | undefined) {
  const { rpcUrl = chain?.node.url ?? '' } = options
  const contracts = {
    curveFactory: options.curveFactory ?? chain?.deployment.curveFactory ?? null,
    lendingPool: options.lendingPool ?? chain?.deployment.lendingPool ?? null,
  }
  if (!chain) await assertSyncable(rpcUrl, contracts)
  return { rpcUrl, ...contracts }
}

/** Follows the chain and waits until the store has all of it. */
async function index(
  options: {
    store: Store
    rpcUrl: string
    curveFactory: Address | null
    lendingPool: Address | null
    names: Names
    log: Log
  },
  progress: (progress: Progress) => void,
): Promise<Sync> {
  let starting = true
  progress({ step: 'index', done: 0, total: 100 })
  const sync = await startSync({
    ...options,
    onProgress: ({ block, head }) => {
      if (starting && block < head) progress({ step: 'index', done: block, total: head })
    },
  })
  await sync.caughtUp()
  starting = false
  progress({ step: 'index', done: 100, total: 100 })
  return sync
}

/** Mines for ever and lets the activity go on. The returned stop leaves the store with every block the node has. */
async function bringToLife(
  { node, deployment }: LocalChain,
  sync: Sync,
  blockTime: number,
  live: boolean,
): Promise<() => Promise<void>> {
  await node.mineEvery(blockTime)
  const activity = live
    ? await startLiveActivity({ rpcUrl: node.url, deployment, seed: scenarioSeed })
    : undefined
  return async () => {
    await activity?.stop()
    await node.mineEvery(0)
    await Promise.race([sync.caughtUp(), wait(5_000, undefined, { ref: false })])
  }
}

async function stopAll(stops: (() => Promise<unknown>)[]): Promise<void> {
  for (const stop of stops.reverse()) await stop().catch(() => undefined)
}

/** Forgets chain and database; the compiled contracts stay. */
async function forget(folder: string): Promise<void> {
  for (const name of ['deployment.json', 'node', 'database', 'config.json']) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

function namesOf(deployment: Deployment | null): Names {
  if (!deployment) return new Map()
  return new Map<Address, string>([
    [deployment.curveFactory, 'Curve factory'],
    [deployment.priceOracle, 'Price oracle'],
    [deployment.lendingPool, 'Lending pool'],
    [deployment.playground, 'Playground'],
  ])
}

/** A new file at each start. What cannot be written, as on a full disk, is lost: it is no reason to end. */
async function openLog(file: string): Promise<Log> {
  await rm(file, { force: true })
  return logTo((line) => {
    try {
      appendFileSync(file, line)
    } catch {
      // `/health` tells what goes wrong, too.
    }
  })
}
