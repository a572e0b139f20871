import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Address,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  formatUnits,
  type Hex,
  http,
  parseUnits,
  publicActions,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendingPoolAbi, testTokenAbi } from '#network/contracts/abi.ts'
import { devAccount } from '#network/contracts/accounts.ts'
import { compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { type Node, startNode } from '#network/node/anvil.ts'
import type { Service } from '#network/service.ts'
import { apy } from './apy.ts'
import { startLending } from './server.ts'

let node: Node
let service: Service
let deployment: Deployment

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const nodeClient = () => createTestClient({ mode: 'anvil', transport: http(node.url) }).extend(publicActions)

/** Sends calls of one account, each in a block of its own. */
async function send(index: number, calls: { to: Address; data: Hex }[]) {
  const client = nodeClient()
  const wallet = createWalletClient({ account: devAccount(index), transport: http(node.url) })
  for (const call of calls) {
    const hash = await wallet.sendTransaction({ ...call, gas: 2_000_000n, chain: null })
    await client.mine({ blocks: 1 })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  }
}

function deposit(asset: Address, owner: Address, amount: bigint) {
  const { lendingPool } = deployment
  const token = (functionName: 'mint' | 'approve', to: Address) => ({
    to: asset,
    data: encodeFunctionData({ abi: testTokenAbi, functionName, args: [to, amount] }),
  })
  return [token('mint', owner), token('approve', lendingPool), pool('deposit', asset, amount)]
}

function pool(functionName: 'deposit' | 'borrow', asset: Address, amount: bigint) {
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName, args: [asset, amount] })
  return { to: deployment.lendingPool, data }
}

const [borrower, lender, stranger] = [devAccount(10).address, devAccount(11).address, devAccount(12).address]

beforeAll(async () => {
  const artifacts = await compileContracts({ cacheFolder: join(tmpdir(), 'tideline-contracts') })
  node = await startNode({ port: await freePort() })
  deployment = await deployContracts({ rpcUrl: node.url, artifacts })
  const { stablecoin, wrappedEther, lendingPool } = deployment
  await send(11, deposit(stablecoin, lender, parseUnits('123456.789012', 6)))
  await send(10, [
    ...deposit(wrappedEther, borrower, parseUnits('10.000000000000000007', 18)),
    pool('borrow', stablecoin, parseUnits('1000.000003', 6)),
  ])
  await nodeClient().mine({ blocks: 3, interval: 86_400 })
  service = await startLending({ rpcUrl: node.url, lendingPool, port: 0 })
}, 240_000)

afterAll(async () => {
  await service?.stop()
  await node?.stop()
})

async function ask(path: string) {
  const response = await fetch(service.url + path)
  return { blockNumber: BigInt(response.headers.get('x-block-number') ?? -1), body: await response.json() }
}

test('the pools are the contract’s own view at the same block, to the last digit', async () => {
  const { blockNumber, body } = await ask('/api/pools')
  const reserves = await nodeClient().readContract({
    ...{ address: deployment.lendingPool, abi: lendingPoolAbi, functionName: 'getReserves', blockNumber },
  })
  expect(reserves.length).toBeGreaterThanOrEqual(3)
  expect(body).toMatchObject(
    reserves.map((reserve) => ({
      assetAddress: reserve.asset,
      pTokenAddress: reserve.pToken,
      symbol: reserve.symbol,
      decimals: reserve.decimals,
      totalSupplied: formatUnits(reserve.totalSupplied, reserve.decimals),
      supplyApy: apy(reserve.supplyRate),
      borrowApy: apy(reserve.borrowRate[2]),
    })),
  )
  const stable = body.find((row: { assetAddress: Address }) => row.assetAddress === deployment.stablecoin)
  expect(Number(stable.supplyApy)).toBeGreaterThan(0)
  expect(Number(stable.borrowApy)).toBeGreaterThan(Number(stable.supplyApy))
  expect(Number(stable.totalSupplied)).toBeGreaterThan(123_456.789012)
})

test('users are the contract’s own view at the same block; one without history has the record of a newcomer', async () => {
  for (const user of [borrower, lender, stranger]) {
    const { blockNumber, body } = await ask(`/api/user/${user}`)
    const account = await nodeClient().readContract({
      ...{ address: deployment.lendingPool, abi: lendingPoolAbi, functionName: 'getUserAccount' },
      ...{ args: [user], blockNumber },
    })
    expect(body).toMatchObject({
      address: user,
      creditScore: Number(account.creditScore),
      borrowingPower: formatUnits(account.borrowingPowerUsd, 8),
      amountBorrowed: formatUnits(account.debtUsd, 8),
      availableToBorrow: formatUnits(account.availableUsd, 8),
    })
    expect(body.creditScore).toBeGreaterThanOrEqual(300)
    expect(body.creditScore).toBeLessThanOrEqual(850)
    expect(Number(body.amountBorrowed) > 0).toBe(user === borrower)
    expect(Number(body.borrowingPower) > 0).toBe(user !== stranger)
    expect(body.healthFactor === null).toBe(user !== borrower)
  }
})

test('the next block’s answer follows at once', async () => {
  const before = await ask('/api/pools')
  await nodeClient().mine({ blocks: 1, interval: 86_400 })
  const after = await ask('/api/pools')
  expect(after.blockNumber).toBe(before.blockNumber + 1n)
  const owed = ({ body }: typeof before) =>
    body.find((row: { assetAddress: Address }) => row.assetAddress === deployment.stablecoin).totalBorrowed
  expect(Number(owed(after))).toBeGreaterThan(Number(owed(before)))
})
