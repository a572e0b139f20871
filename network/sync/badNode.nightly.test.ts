import { setTimeout as wait } from 'node:timers/promises'
import { count } from 'drizzle-orm'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { seedHistory } from '#network/seed/seedHistory.ts'
import { coinBalances } from '#network/store/schema/addressTables.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { swaps } from '#network/store/schema/marketTables.ts'
import { internalTransactions } from '#network/store/schema/transactionTables.ts'
import { type Notice, openStore, type Store } from '#network/store/store.ts'
import { probeNode } from '#network/sync/read/nodeMethods.ts'
import { startRpcProxy, without } from '#network/testing/node/rpcProxy.ts'
import { differentRows, isWhole, readAllRows } from '#network/testing/store/allRows.ts'
import { faultyStore } from '#network/testing/sync/faultyStore.ts'
import { type MinedChain, mine, startDeployedChain } from '#network/testing/sync/minedChain.ts'
import { startTrader, type Trader } from '#network/testing/sync/startTrader.ts'
import { readChainState } from './chainState.ts'
import { initialiseStore } from './initialiseStore.ts'
import { type Sync, startSync } from './sync.ts'
import { createSyncStep } from './syncStep.ts'
import { readSyncTarget } from './syncTarget.ts'

/** After any failure the store equals one that reads the same chain from the beginning. */

let chain: MinedChain
let deployment: Deployment
let store: Store
let sync: Sync
let trader: Trader

const startTestSync = (into: Store, rpcUrl = chain.node.url) =>
  startSync({
    store: into,
    rpcUrl,
    marketFactory: deployment.marketFactory,
    lendingPool: deployment.lendingPool,
    pollingInterval: 20,
  })

/** The rows of a store that reads the chain from the beginning, read once. */
let rebuilt = { head: '', rows: {} as Record<string, string[]> }

async function rebuiltRows(): Promise<Record<string, string[]>> {
  const { hash } = await chain.rpc.call<{ hash: string }>('eth_getBlockByNumber', ['latest', false])
  if (rebuilt.head === hash) return rebuilt.rows
  const other = await openStore()
  const second = await startTestSync(other)
  await second.caughtUp()
  await second.stop()
  rebuilt = { head: hash, rows: await readAllRows(other.database) }
  await other.close()
  return rebuilt.rows
}

async function expectSynced(expected: Store): Promise<void> {
  const [left, right] = [await readAllRows(expected.database), await rebuiltRows()]
  expect(differentRows(left, right)).toEqual({})
}

beforeAll(async () => {
  ;({ chain, deployment } = await startDeployedChain())
  trader = await startTrader(chain, deployment)
}, 240_000)

afterAll(async () => {
  await sync?.stop()
  await store?.close()
  await chain?.node.stop()
})

test('a node without trace_block gives the same store by debug_traceBlockByNumber', async () => {
  // Only a few blocks, because the node traces them by running them again on states that it still has.
  for (let round = 0; round < 3; round++) await trader.buy(700n + BigInt(round))
  const other = await openStore()
  const proxy = await startRpcProxy(chain.node.url, without('trace_block'))
  expect(await probeNode(createRpc(proxy.url))).toEqual({ traces: 'debug', blockReceipts: true })
  const second = await startTestSync(other, proxy.url)
  await second.caughtUp()
  await second.stop()
  await proxy.stop()
  const [inside] = await other.database.select({ count: count() }).from(internalTransactions)
  expect(inside?.count).toBeGreaterThan(10)
  await expectSynced(other)
  await other.close()
}, 120_000)

test('a node that drops connections, answers late, out of order and with nonsense is synced', async () => {
  const other = await openStore()
  let request = 0
  let refusals = 0
  const proxy = await startRpcProxy(chain.node.url, async (_calls, ask) => {
    request += 1
    if (request % 7 === 0 || request % 11 === 0) {
      refusals += 1
      return request % 7 === 0 ? new Response('Bad gateway', { status: 502 }) : []
    }
    if (request % 2 === 0) await wait(20)
    return (await ask()).reverse()
  })
  const second = await startTestSync(other, proxy.url)
  const { hash } = await chain.rpc.call<{ hash: string }>('eth_getBlockByNumber', ['latest', false])
  await vi.waitUntil(async () => (await newestBlock(other)).hash === hash, { timeout: 100_000 })
  expect(refusals).toBeGreaterThan(0)
  await second.stop()
  await proxy.stop()
  await expectSynced(other)
  await other.close()
}, 120_000)

describe('a synced store', () => {
  beforeAll(async () => {
    const from = new Date(Date.now() + 60_000)
    const to = new Date(from.getTime() + 3 * 24 * 60 * 60 * 1000)
    await seedHistory({ rpcUrl: chain.node.url, deployment, seed: 'mirror', from, to, density: 0.025 })
    store = await openStore()
    sync = await startTestSync(store)
    await sync.caughtUp()
  }, 240_000)

  test('has swaps, and balances equal to the node', async () => {
    const [swapCount] = await store.database.select({ count: count() }).from(swaps)
    expect(swapCount?.count).toBeGreaterThan(50)
    const [balanceCount] = await store.database.select({ count: count() }).from(coinBalances)
    expect(balanceCount?.count).toBeGreaterThan(50)
    await expectSynced(store)
  }, 120_000)

  test('equals one that wrote several blocks together', async () => {
    for (let round = 0; round < 3; round++) {
      await trader.buy(1_000n + BigInt(round))
      await sync.caughtUp()
    }
    await expectSynced(store)
  }, 120_000)

  test('equals the chain after a reorg, and sends a notice of it', async () => {
    const depth = 30
    const heard: Notice[] = []
    const stop = await store.listen((notice) => heard.push(notice))
    const { accounts } = chain
    const [from, to] = [accounts[12] as Address, '0x00000000000000000000000000000000000000aa' as const]
    await chain.rpc.call('anvil_reorg', [depth, [[{ from, to, value: '0x7' }, 0]]])
    await mine(chain)
    await sync.caughtUp()
    await stop()
    expect(heard.some((notice) => notice.rolledBackTo !== undefined)).toBe(true)
    const lost = await store.database.select().from(blocks)
    expect(lost.filter((block) => !block.consensus).length).toBeGreaterThanOrEqual(depth)
    await expectSynced(store)
  }, 120_000)
})

test('a store in which every statement failed once has whole blocks only', async () => {
  const broken = await openStore()
  const [target, methods] = await Promise.all([readSyncTarget(chain.rpc, deployment), probeNode(chain.rpc)])
  await initialiseStore(broken.database, target)
  let fails = 0
  const faulty = faultyStore(broken, (statement) => {
    if (statement < fails) return
    fails += 1
    throw new Error('could not extend file: No space left on device')
  })
  const step = createSyncStep({
    ...{ store: faulty, rpc: chain.rpc, methods, target, names: new Map(), log: () => undefined },
  })
  let failed = 0
  for (let caughtUp = false; !caughtUp; ) {
    const result = await step().catch(() => undefined)
    if (!result) {
      failed += 1
      expect(await isWhole(broken.database)).toBe(true)
    }
    caughtUp = result?.caughtUp ?? false
  }
  expect(failed).toBeGreaterThan(15)
  await expectSynced(broken)
  await broken.close()
}, 120_000)

async function newestBlock({ database }: Store): Promise<{ number: number; hash: string }> {
  const newest = await readChainState(database)
  return newest.newest ?? { number: -1, hash: '' }
}
