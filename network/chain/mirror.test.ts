import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { count } from 'drizzle-orm'
import { type Address, encodeFunctionData, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { curveFactoryAbi, curvePoolAbi, testTokenAbi } from '#network/contracts/abi.ts'
import { compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { blocks, coinBalances, swaps } from '#network/store/schema.ts'
import { type Notice, openStore, type Store } from '#network/store/store.ts'
import { writeHistory } from '#network/story/history.ts'
import { type Follower, startFollower } from './follower.ts'
import { everyRow, mine, startTestChain, type TestChain } from './testChain.ts'

/** After whatever happened, the store equals one that reads the same chain from the beginning. */

let chain: TestChain
let deployment: Deployment
let store: Store
let follower: Follower

const follow = (into: Store) =>
  startFollower({
    store: into,
    rpcUrl: chain.node.url,
    curveFactory: deployment.curveFactory,
    lendingPool: deployment.lendingPool,
    pollingInterval: 20,
  })

async function rowsFromScratch(): Promise<Record<string, string[]>> {
  const other = await openStore()
  const second = await follow(other)
  await second.caughtUp()
  await second.stop()
  const rows = await everyRow(other.database)
  await other.close()
  return rows
}

async function mustMirror(mirrored: Store): Promise<void> {
  const [left, right] = [await everyRow(mirrored.database), await rowsFromScratch()]
  for (const [table, rows] of Object.entries(right)) expect(left[table], table).toEqual(rows)
}

beforeAll(async () => {
  chain = await startTestChain()
  const artifacts = await compileContracts({ cacheFolder: join(tmpdir(), 'tideline-contracts') })
  deployment = await deployContracts({ rpcUrl: chain.node.url, artifacts })
  const from = new Date(Date.now() + 60_000)
  const to = new Date(from.getTime() + 3 * 24 * 60 * 60 * 1000)
  await writeHistory({ rpcUrl: chain.node.url, deployment, seed: 'mirror', from, to, density: 0.05 })
  store = await openStore()
  follower = await follow(store)
  await follower.caughtUp()
}, 240_000)

afterAll(async () => {
  await follower?.stop()
  await store?.close()
  await chain?.node.stop()
})

describe('a store that followed', () => {
  test('has swaps, and balances equal to the node', async () => {
    const [swapCount] = await store.database.select({ count: count() }).from(swaps)
    expect(swapCount?.count).toBeGreaterThan(50)
    const [balanceCount] = await store.database.select({ count: count() }).from(coinBalances)
    expect(balanceCount?.count).toBeGreaterThan(50)
    await mustMirror(store)
  }, 120_000)

  test('block by block equals one that took them together', async () => {
    for (let round = 0; round < 3; round++) {
      await trade(1_000n + BigInt(round))
      await follower.caughtUp()
    }
    await mustMirror(store)
  }, 120_000)

  test.each([1, 5, 30])(
    'mirrors the chain after a reorg of depth %i',
    async (depth) => {
      for (let block = 0; block < depth; block++) await trade(500n + BigInt(block))
      await follower.caughtUp()
      const heard: Notice[] = []
      const stop = await store.listen((notice) => heard.push(notice))
      const { accounts } = chain
      const [from, to] = [accounts[12] as Address, '0x00000000000000000000000000000000000000aa' as const]
      await chain.rpc.call('anvil_reorg', [depth, [[{ from, to, value: '0x7' }, 0]]])
      await mine(chain)
      await follower.caughtUp()
      await stop()
      expect(heard.some((notice) => notice.rolledBackTo !== undefined)).toBe(true)
      const lost = await store.database.select().from(blocks)
      expect(lost.filter((block) => !block.consensus).length).toBeGreaterThanOrEqual(depth)
      await mustMirror(store)
    },
    120_000,
  )
})

test('a store whose process was killed while it wrote goes on where it was', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'tideline-kill-')), 'database')
  const script = fileURLToPath(new URL('./followUntilKilled.ts', import.meta.url))
  for (const life of [4_000, 900]) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', script, folder, chain.node.url, deployment.curveFactory],
      {
        stdio: 'ignore',
      },
    )
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await wait(life)
    child.kill('SIGKILL')
    await ended
  }
  const survivor = await openStore({ folder })
  const again = await follow(survivor)
  await again.caughtUp()
  await again.stop()
  await mustMirror(survivor)
  await survivor.close()
  await rm(join(folder, '..'), { recursive: true })
}, 180_000)

/** Somebody creates a market once and buys in it. */
let pool: Address | undefined

async function trade(cents: bigint): Promise<void> {
  const trader = chain.accounts[11] as Address
  const { stablecoin, curveFactory } = deployment
  if (!pool) {
    const parameters = { name: 'Mirror', symbol: 'MIR', metadata: '{}', virtualUsd: parseUnits('5000', 6) }
    const create = encodeFunctionData({
      abi: curveFactoryAbi,
      functionName: 'createMarket',
      args: [{ ...parameters, supply: parseUnits('1000000', 18), feeStrategy: 2 }],
    })
    const mint = encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'mint',
      args: [trader, parseUnits('90000', 6)],
    })
    await mine(chain, [
      { from: trader, to: curveFactory, data: create },
      { from: trader, to: stablecoin, data: mint },
    ])
    pool = await newestPool()
    const approve = encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'approve',
      args: [pool, 2n ** 255n],
    })
    await mine(chain, [{ from: trader, to: stablecoin, data: approve }])
  }
  const args = [cents * 10_000n, 0n, trader, 2n ** 40n] as const
  const data = encodeFunctionData({ abi: curvePoolAbi, functionName: 'buy', args })
  await mine(chain, [{ from: trader, to: pool, data }])
}

async function newestPool(): Promise<Address> {
  const ask = (data: `0x${string}`) =>
    chain.rpc.call<string>('eth_call', [{ to: deployment.curveFactory, data }, 'latest'])
  const marketCount = BigInt(
    await ask(encodeFunctionData({ abi: curveFactoryAbi, functionName: 'marketCount' })),
  )
  for (const id of [marketCount, marketCount - 1n]) {
    const answer = await ask(
      encodeFunctionData({ abi: curveFactoryAbi, functionName: 'pools', args: [id] }),
    ).catch(() => '')
    if (BigInt(answer || 0) !== 0n) return `0x${answer.slice(-40)}`
  }
  throw new Error('There is no market')
}
