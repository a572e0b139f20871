import { type ChildProcess, fork } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { explorerApi } from '#network/explorer/explorerServer.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { openSoleReader } from '#network/testing/explorer/soleReader.ts'
import {
  subscribeOverSocket,
  subscribeOverStream,
  waitUntilQuiet,
} from '#network/testing/indexer/subscriber.ts'
import { differentRows, readAllRows } from '#network/testing/store/allRows.ts'
import { endConnections } from '#network/testing/store/endConnections.ts'
import { type PostgresServer, startPostgresServer } from '#network/testing/store/postgresServer.ts'
import { type MinedChain, startDeployedChain } from '#network/testing/sync/minedChain.ts'
import { startTrader, type Trader } from '#network/testing/sync/startTrader.ts'

const syncScript = new URL('../sync/syncProcess.ts', import.meta.url)
const indexerScript = new URL('../indexer/indexerProcess.ts', import.meta.url)

/** Several processes share one PostgreSQL. */

let server: PostgresServer
let databaseUrl: string
let chain: MinedChain
let deployment: Deployment
let trader: Trader
let store: Store
const children: ChildProcess[] = []

beforeAll(async () => {
  server = await startPostgresServer()
  databaseUrl = server.url
  ;({ chain, deployment } = await startDeployedChain())
  trader = await startTrader(chain, deployment)
  for (let cents = 100n; cents < 106n; cents++) await trader.buy(cents)
  store = await openStore({ databaseUrl })
}, 120_000)

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await store?.close()
  await chain?.node.stop()
  await server?.stop()
}, 30_000)

/** Starts a process and waits for its first message. */
async function start(script: URL, ...wanted: string[]): Promise<{ child: ChildProcess; message: string }> {
  const child = fork(script, wanted, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const message = await new Promise<string>((resolve) =>
    child.once('message', (text) => resolve(String(text))),
  )
  return { child, message }
}

const startSyncing = () => start(syncScript, databaseUrl, chain.node.url, deployment.marketFactory)

async function untilSynced() {
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  await vi.waitUntil(
    async () => {
      const answer = await explorerApi(store, chain.node.url).request('/health')
      return (await answer.json()).block === head
    },
    { timeout: 20_000, interval: 50 },
  )
}

async function expectEqualToEmbedded() {
  const { marketFactory } = deployment
  const contracts = { rpcUrl: chain.node.url, marketFactory, lendingPool: null }
  const alone = await openSoleReader(contracts, trader.address)
  const [left, right] = [await readAllRows(store.database), await readAllRows(alone.store.database)]
  expect(differentRows(left, right)).toEqual({})
  const explorer = explorerApi(store, chain.node.url)
  expect(await alone.differences((path) => explorer.request(path))).toEqual([])
  await alone.store.close()
}

test('one of several processes writes and two indexers publish each event once, through a crash, lost connections and a reorg', async () => {
  const [first, second] = [await startSyncing(), await startSyncing()]
  const indexers = await Promise.all([1, 2].map(() => start(indexerScript, databaseUrl)))
  await untilSynced()
  await expectEqualToEmbedded()

  const query = 'subscription { newSwap { amountIn } }'
  const received = [subscribeOverSocket, subscribeOverStream].map((listen, at) =>
    listen(indexers[at]?.message ?? '', query),
  )
  await Promise.all(received.map(({ ready }) => ready))
  const published: string[] = []
  const buy = async (...amounts: bigint[]) => {
    for (const cents of amounts) {
      await trader.buy(cents)
      published.push((Number(cents) / 100).toString())
    }
  }
  const expectReceivedOnce = async () => {
    await vi.waitUntil(() => received.every(({ events }) => events.length >= published.length), {
      timeout: 10_000,
    })
    await waitUntilQuiet(...received)
    for (const { events } of received)
      expect(events.map(({ newSwap }) => (newSwap as { amountIn: string }).amountIn)).toEqual(published)
  }
  await buy(201n, 202n, 203n)
  await untilSynced()
  // The elected writer is killed, and the lock goes to the other process.
  first.child.kill('SIGKILL')
  await buy(204n, 205n, 206n)
  await untilSynced()
  await expectReceivedOnce()

  await startSyncing()
  await endConnections(databaseUrl)
  await buy(211n)
  await endConnections(databaseUrl)
  await buy(212n, 213n)
  await untilSynced()
  await expectReceivedOnce()

  const { accounts } = chain
  const transfer = { from: accounts[12], to: accounts[13], value: '0x7' }
  await chain.rpc.call('anvil_reorg', [3, [[transfer, 0]]])
  await buy(300n)
  await untilSynced()
  await expectReceivedOnce()
  await expectEqualToEmbedded()
  expect(second.child.exitCode).toBeNull()
  for (const listener of received) listener.stop()
}, 120_000)

test('a store that is no longer elected does not write', async () => {
  const other = await openStore({ databaseUrl })
  expect(await other.mayWrite()).toBe(false)
  await other.close()
})
