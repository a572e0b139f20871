import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Artifacts, compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import { startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import type { Service } from '#network/service/serve.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { type Sync, startSync } from '#network/sync/sync.ts'
import {
  type Subscriber,
  subscribeOverSocket,
  subscribeOverStream,
  waitUntilQuiet,
} from '#network/testing/indexer/subscriber.ts'
import { type MinedChain, mine } from '#network/testing/sync/minedChain.ts'
import { openRebuiltStore } from '#network/testing/sync/rebuiltStore.ts'
import { startTrader, type Trader } from '#network/testing/sync/startTrader.ts'

/** The node stops and restarts while the sync runs. Subscribers must get each trade once. */

let folder: string
let port: number
let chain: MinedChain
let artifacts: Artifacts
let deployment: Deployment
let trader: Trader
let store: Store
let rebuilt: Awaited<ReturnType<typeof openRebuiltStore>>
let sync: Sync
let indexer: Service
let listeners: Subscriber[]
/** The payment of each trade in dollars. Every subscriber must get exactly these. */
const paid: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-restart-'))
  port = await findFreePort()
  chain = await startChain()
  artifacts = await compileContracts()
  deployment = await deployContracts({ rpcUrl: chain.node.url, artifacts })
  trader = await startTrader(chain, deployment)
  store = await openStore()
  const { marketFactory, lendingPool } = deployment
  const options = { store, rpcUrl: chain.node.url, marketFactory, lendingPool, pollingInterval: 20 }
  sync = await startSync(options)
  await sync.caughtUp()
  rebuilt = await openRebuiltStore(chain.rpc, chain.node.url, deployment)
  indexer = await startIndexer({ store, port: 0, syncStatus: sync.status })
  const query = 'subscription { newSwap { amountIn } }'
  listeners = [subscribeOverSocket(indexer.url, query), subscribeOverStream(indexer.url, query)]
  await Promise.all(listeners.map(({ ready }) => ready))
}, 120_000)

afterAll(async () => {
  for (const listener of listeners ?? []) listener.stop()
  await indexer?.stop()
  await sync?.stop()
  await Promise.all([store?.close(), rebuilt?.close(), chain?.node.stop()])
  await rm(folder, { recursive: true, force: true })
})

async function startChain(): Promise<MinedChain> {
  const node = await startNode({ port, folder })
  const rpc = createRpc(node.url)
  return { node, rpc, accounts: await rpc.call<MinedChain['accounts']>('eth_accounts') }
}

async function buy(...cents: bigint[]): Promise<void> {
  for (const each of cents) {
    await trader.buy(each)
    paid.push((Number(each) / 100).toString())
  }
}

/** The store equals one rebuilt from scratch, and every subscriber got all trades once, in order. */
async function expectConsistent(): Promise<void> {
  await sync.caughtUp()
  await rebuilt.expectEqual(store)
  await waitUntilQuiet(...listeners)
  for (const { events } of listeners)
    expect(events.map(({ newSwap }) => (newSwap as { amountIn: string }).amountIn)).toEqual(paid)
}

async function health(): Promise<Record<string, unknown>> {
  return (await fetch(`${indexer.url}/health`)).json()
}

test('the sync goes on after the node restarts at its head, and health reports since when the node was away', async () => {
  await buy(101n, 102n)
  await sync.caughtUp()
  const before = new Date().toISOString()
  await chain.node.stop()
  type Failing = { problem: { message: string; since: string } | null; lag: number }
  // The interrupted request fails with a reset connection; later ones are refused.
  const isRefused = ({ problem }: Failing) => problem?.message.includes(`ECONNREFUSED 127.0.0.1:${port}`)
  const failing = async () => (await health()) as Failing
  await vi.waitUntil(async () => isRefused(await failing()), { timeout: 20_000 })
  const { problem, lag } = await failing()
  expect((await health()).status).toBe('failing')
  expect(problem && problem.since >= before).toBe(true)
  expect(lag).toBe(0)
  chain.node = (await startChain()).node
  await buy(103n)
  await expectConsistent()
  expect(await health()).toMatchObject({ status: 'ok', lag: 0, problem: null })
}, 60_000)

test('the sync goes on after a node restarts while many blocks are read', async () => {
  await chain.rpc.call('anvil_mine', ['0x78'])
  await buy(111n, 112n, 113n)
  await chain.rpc.call('anvil_mine', ['0x78'])
  await chain.node.stop()
  chain.node = (await startChain()).node
  await expectConsistent()
}, 60_000)

test('the sync goes on after a node comes back without its last blocks', async () => {
  const [state, earlier] = [join(folder, 'state.json'), join(folder, 'earlier.json')]
  await chain.node.save()
  await copyFile(state, earlier)
  await buy(121n, 122n)
  await sync.caughtUp()
  await chain.node.stop()
  await copyFile(earlier, state)
  chain.node = (await startChain()).node
  await expectConsistent()
  await buy(123n)
  await expectConsistent()
}, 60_000)

test('trades that a reorg puts into another block are not published again', async () => {
  await buy(126n, 127n)
  await expectConsistent()
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  const hashes = await Promise.all(
    [head - 1, head].map(async (number) => {
      const params = [`0x${number.toString(16)}`, false]
      return (await chain.rpc.call<{ transactions: string[] }>('eth_getBlockByNumber', params)).transactions
    }),
  )
  const raws = await Promise.all(
    hashes.flat().map((hash) => chain.rpc.call<string>('eth_getRawTransactionByHash', [hash])),
  )
  expect(raws).toHaveLength(2)
  await chain.rpc.call('anvil_rollback', [2])
  await mine(chain)
  await sync.caughtUp()
  for (const raw of raws) await chain.rpc.call('eth_sendRawTransaction', [raw])
  await buy(128n)
  await expectConsistent()
}, 60_000)

test('the store begins anew after a node comes back with another genesis', async () => {
  await sync.caughtUp()
  await chain.node.stop()
  // The chain and the save before it.
  for (const name of ['state.json', 'state.json.before']) await rm(join(folder, name), { force: true })
  chain.node = (await startChain()).node
  await sync.caughtUp()
  // The factory is deployed after the sync began, so the sync learns its stablecoin late.
  await mine(chain)
  await sync.caughtUp()
  await deployContracts({ rpcUrl: chain.node.url, artifacts })
  trader = await startTrader(chain, deployment)
  await buy(131n)
  await expectConsistent()
}, 60_000)
