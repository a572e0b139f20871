import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { startFollower } from '#network/chain/follower.ts'
import { everyRow, startTestChain, type TestChain } from '#network/chain/testChain.ts'
import { startTrader, type Trader } from '#network/chain/testTrader.ts'
import { compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { explorerApi } from '#network/explorer/explorer.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { startTestPostgres } from '#network/store/testPostgres.ts'

const followerScript = new URL('./chain/followerProcess.ts', import.meta.url)
const indexerScript = new URL('./indexer/indexerProcess.ts', import.meta.url)

const server = await startTestPostgres()

describe.runIf(server)('on PostgreSQL', () => {
  const databaseUrl = server?.url ?? ''
  let chain: TestChain
  let deployment: Deployment
  let trader: Trader
  let store: Store
  const children: ChildProcess[] = []

  beforeAll(async () => {
    chain = await startTestChain()
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

  /** Starts a process and waits for the first thing it says. */
  async function start(script: URL, ...wanted: string[]): Promise<{ child: ChildProcess; said: string }> {
    const child = fork(script, wanted, {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    children.push(child)
    const said = await new Promise<string>((resolve) =>
      child.once('message', (text) => resolve(String(text))),
    )
    return { child, said }
  }

  const startFollowing = () => start(followerScript, databaseUrl, chain.node.url, deployment.curveFactory)

  async function untilSame() {
    const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
    await vi.waitUntil(
      async () => {
        const answer = await explorerApi(store, chain.node.url).request('/health')
        return (await answer.json()).block === head
      },
      { timeout: 20_000, interval: 50 },
    )
  }

  async function mustEqualEmbedded() {
    const embedded = await openStore()
    const options = { store: embedded, rpcUrl: chain.node.url, curveFactory: deployment.curveFactory }
    const follower = await startFollower({ ...options, lendingPool: null })
    await follower.caughtUp()
    await follower.stop()
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

  test('one of two followers writes, two indexers tell each event once, and a successor takes over', async () => {
    const [first, second] = [await startFollowing(), await startFollowing()]
    const indexers = await Promise.all([1, 2].map(() => start(indexerScript, databaseUrl)))
    await untilSame()
    await mustEqualEmbedded()

    const heard = indexers.map(({ said }) => listen(said))
    await Promise.all(heard.map(({ ready }) => ready))
    const amounts = [201n, 202n, 203n, 204n, 205n, 206n]
    for (const cents of amounts.slice(0, 3)) await trader.buy(cents)
    await untilSame()
    // The one that was elected dies as it is; the lock goes to the other.
    first.child.kill('SIGKILL')
    for (const cents of amounts.slice(3)) await trader.buy(cents)
    await untilSame()
    const told = amounts.map((cents) => (Number(cents) / 100).toString())
    await vi.waitUntil(() => heard.every(({ events }) => events.length >= told.length), { timeout: 10_000 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const { events } of heard) expect(events).toEqual(told)

    const { accounts } = chain
    const transfer = { from: accounts[12], to: accounts[13], value: '0x7' }
    await chain.rpc.call('anvil_reorg', [3, [[transfer, 0]]])
    await trader.buy(300n)
    await untilSame()
    await mustEqualEmbedded()
    expect(second.child.exitCode).toBeNull()
  }, 120_000)

  test('a store that is no longer elected does not write', async () => {
    const other = await openStore({ databaseUrl })
    expect(await other.mayWrite()).toBe(false)
    await other.close()
  })
})

/** What was paid in each swap an indexer tells of. */
function listen(url: string): { events: string[]; ready: Promise<void> } {
  const events: string[] = []
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
  })
  client.subscribe<{ newSwap: { amountIn: string } }>(
    { query: 'subscription { newSwap { amountIn } }' },
    { next: ({ data }) => data && events.push(data.newSwap.amountIn), error: () => {}, complete: () => {} },
  )
  return {
    events,
    ready: new Promise((resolve) => client.on('connected', () => setTimeout(resolve, 100))),
  }
}
