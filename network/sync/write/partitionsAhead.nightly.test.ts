import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { areCovered } from '#network/store/partitions/createPartitions.ts'
import { readPartitions } from '#network/store/partitions/readPartitions.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { openStore } from '#network/store/store.ts'
import { faultyStore } from '#network/testing/sync/faultyStore.ts'
import { type ManualSync, openManualSync } from '#network/testing/sync/manualSync.ts'
import { type MinedChain, mine, startDeployedChain } from '#network/testing/sync/minedChain.ts'
import { type RandomActivity, startRandomActivity } from '#network/testing/sync/randomActivity.ts'
import { openRebuiltStore } from '#network/testing/sync/rebuiltStore.ts'
import { startTrader } from '#network/testing/sync/startTrader.ts'

/** A sync whose partitions are small, so that it passes from one to the next all the time. */

const partitionBlocks = 10

let chain: MinedChain
let deployment: Deployment
let activity: RandomActivity
let small: ManualSync
let rebuilt: Awaited<ReturnType<typeof openRebuiltStore>>

beforeAll(async () => {
  const started = await startDeployedChain()
  ;({ chain, deployment } = started)
  const { token } = await startTrader(chain, deployment)
  activity = await startRandomActivity(chain, { ...started, token, seed: 'partitions' })
  await activity.blocks(12)
  small = await openManualSync(chain.node.url, deployment, undefined, { partitionBlocks })
  rebuilt = await openRebuiltStore(chain.rpc, chain.node.url, deployment)
}, 120_000)

afterAll(async () => {
  await rebuilt?.close()
  await small?.store.close()
  await chain?.node.stop()
})

const head = async () => Number(await chain.rpc.call<string>('eth_blockNumber'))

const ends = async () => (await readPartitions(small.store.database)).map(({ to }) => to)

test('the next partition exists before its first block', async () => {
  await small.catchUp()
  while (((await head()) + 1) % partitionBlocks !== 0) {
    expect(Math.max(...(await ends()))).toBe(
      Math.ceil(((await head()) + 1) / partitionBlocks) * partitionBlocks,
    )
    await activity.blocks(1)
    await small.catchUp()
  }
  const next = (await head()) + 1
  expect(Math.max(...(await ends()))).toBe(next + partitionBlocks)
  await activity.blocks(partitionBlocks + 2)
  await small.catchUp()
  await rebuilt.expectEqual(small.store)
}, 60_000)

test('a reorg across several partitions leaves what a store of one partition has', async () => {
  await chain.rpc.call('anvil_rollback', [2 * partitionBlocks + 3])
  await activity.blocks(1)
  await small.catchUp()
  await rebuilt.expectEqual(small.store)
  await activity.blocks(3 * partitionBlocks)
  await small.catchUp()
  await rebuilt.expectEqual(small.store)
}, 60_000)

test('many blocks at once get their partitions, and later blocks follow', async () => {
  await chain.rpc.call('anvil_mine', ['0x96'])
  await activity.blocks(2)
  await small.catchUp()
  expect(areCovered(await readPartitions(small.store.database), { from: 0, to: await head() })).toBe(true)
  await rebuilt.expectEqual(small.store)
}, 60_000)

test('a process that ends between creating partitions and writing loses nothing', async () => {
  const store = await openStore()
  let transactions = 0
  const ending = faultyStore(store, (statement) => {
    if (statement === 0) transactions += 1
    if (transactions === 3) throw new Error('the process ended')
  })
  const first = await openManualSync(chain.node.url, deployment, ending, { partitionBlocks })
  await expect(first.step()).rejects.toThrow('the process ended')
  expect((await readPartitions(store.database)).length).toBeGreaterThan(3)
  expect(await store.database.select().from(blocks)).toEqual([])
  const second = await openManualSync(chain.node.url, deployment, store, { partitionBlocks })
  await second.catchUp()
  await mine(chain)
  await second.catchUp()
  await rebuilt.expectEqual(store)
  await store.close()
}, 60_000)
