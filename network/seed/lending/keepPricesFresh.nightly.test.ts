import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, http } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { type Node, startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { keepPricesFresh } from './keepPricesFresh.ts'

const week = 7 * 86_400_000

let folder: string
let node: Node
let deployment: Deployment

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-prices-'))
  node = await startNode({
    ...{ port: await findFreePort(), folder, genesisTime: new Date(Date.now() - week - 3_600_000) },
  })
  const artifacts = await compileContracts()
  deployment = await deployContracts({ rpcUrl: node.url, artifacts })
}, 240_000)

afterEach(async () => {
  await node.stop()
  await rm(folder, { recursive: true, force: true })
})

async function readPrices() {
  const client = createPublicClient({ transport: http(node.url), cacheTime: 0 })
  const reserves = await client.readContract({
    ...{ address: deployment.lendingPool, abi: lendingPoolAbi, functionName: 'getReserves' },
  })
  return reserves.map(({ price, priceFresh }) => ({ price, priceFresh }))
}

const mine = () => createRpc(node.url).call('evm_mine')

test('after a week’s pause the network’s first block has the same prices with a fresh time', async () => {
  const before = await readPrices()
  await node.stop()
  node = await startNode({ port: await findFreePort(), folder })
  const keeper = await keepPricesFresh({ rpcUrl: node.url, deployment })
  await mine()
  expect(before.map(({ price }) => price > 0n)).toEqual([true, true, true])
  expect(await readPrices()).toEqual(before.map(({ price }) => ({ price, priceFresh: true })))
  await keeper.stop()
}, 60_000)

test('prices younger than an hour are not set again', async () => {
  await node.stop()
  node = await startNode({ port: await findFreePort(), folder })
  const waiting = () => createRpc(node.url).call('txpool_status')
  await (await keepPricesFresh({ rpcUrl: node.url, deployment })).stop()
  expect(await waiting()).toMatchObject({ pending: '0x3' })
  await mine()
  await (await keepPricesFresh({ rpcUrl: node.url, deployment })).stop()
  expect(await waiting()).toMatchObject({ pending: '0x0' })
}, 60_000)

test('prices are set again while the network runs', async () => {
  const keeper = await keepPricesFresh({ rpcUrl: node.url, deployment, pause: 20 })
  await mine()
  await createRpc(node.url).call('evm_increaseTime', [90_000])
  await mine()
  expect(await readPrices()).toMatchObject([
    { priceFresh: false },
    { priceFresh: false },
    { priceFresh: false },
  ])
  await expect
    .poll(
      async () => {
        await mine()
        return (await readPrices()).every(({ priceFresh }) => priceFresh)
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  await keeper.stop()
}, 60_000)
