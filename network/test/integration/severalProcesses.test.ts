import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { explorerApi } from '#network/explorer/server.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { startSync } from '#network/sync/sync.ts'
import { subscribeOverSocket, subscribeOverStream, waitUntilQuiet } from '#network/test/indexer/subscriber.ts'
import { everyRow } from '#network/test/store/everyRow.ts'
import { type PostgresServer, startPostgresServer } from '#network/test/store/postgresServer.ts'
import { type MinedChain, startMinedChain } from '#network/test/sync/minedChain.ts'
import { startTrader, type Trader } from '#network/test/sync/trader.ts'

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
  chain = await startMinedChain()
  const artifacts = await compileContracts({ cacheFolder: join(tmpdir(), 'tideline-contracts') })
  deployment = await deployContracts({ rpcUrl: chain.node.url, artifacts })
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

const startSyncing = () => start(syncScript, databaseUrl, chain.node.url, deployment.curveFactory)

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

/** Ends every connection to the server: pools, listeners, and the one that holds the election's lock. */
async function endConnections() {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
  await client.end()
}

async function expectEqualToEmbedded() {
  const embedded = await openStore()
  const options = { store: embedded, rpcUrl: chain.node.url, curveFactory: deployment.curveFactory }
  const sync = await startSync({ ...options, lendingPool: null })
  await sync.caughtUp()
  await sync.stop()
  const [left, right] = [await everyRow(store.database), await everyRow(embedded.database)]
  for (const [table, rows] of Object.entries(right)) expect(left[table], table).toEqual(rows)
  for (const path of [
    '/transactions',
    '/blocks',
    '/tokens',
    '/token-transfers',
    `/addresses/${trader.address}`,
  ]) {
    const [here, there] = await Promise.all(
      [store, embedded].map(async (one) =>
        (await explorerApi(one, chain.node.url).request(`/api/v2${path}`)).text(),
      ),
    )
    expect(here, path).toBe(there)
  }
  await embedded.close()
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
  await endConnections()
  await buy(211n)
  await endConnections()
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
