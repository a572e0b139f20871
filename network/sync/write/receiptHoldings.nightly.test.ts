import { eq } from 'drizzle-orm'
import { type Address, encodeEventTopics, type Hash } from 'viem'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addresses } from '#network/store/schema/addressTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { tokenBalances, tokens, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { logs } from '#network/store/schema/transactionTables.ts'
import type { Notice, Store } from '#network/store/store.ts'
import { initialiseStore } from '#network/sync/initialiseStore.ts'
import { openSample, sample, sampleAddress } from '#network/testing/store/sample.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { moveHoldings } from './moveHoldings.ts'

/** A receipt earns interest without a transfer, so an account that withdrew its whole deposit may still hold some. */

const [receipt, other, holder, pool] = [0xf1, 0xf2, 0x51, 0xaa].map(sampleAddress) as [
  Address,
  Address,
  Address,
  Address,
]

let store: Store

beforeEach(async () => {
  store = await openSample()
  const { database } = store
  for (const address of [receipt, other]) {
    await database
      .insert(addresses)
      .values({ address, firstBlock: 5, isContract: true, isReceipt: address === receipt })
    await database.insert(tokens).values({ address, firstBlock: 5, type: 'ERC-20' })
  }
}, 60_000)

afterEach(() => store.close())

const move = (amount: bigint, options = {}) =>
  moveHoldings(
    store.database,
    [receipt, other].map((token) => ({ token, holder, tokenId: 0n, amount })),
    options,
  )
const held = () =>
  store.database
    .select({ token: tokenBalances.token, amount: tokenBalances.amount })
    .from(tokenBalances)
    .where(eq(tokenBalances.holder, holder))
const transferred = (blockNumber: number) => ({
  ...{ blockNumber, logIndex: 90, transactionHash: '0x9' as Hash, timestamp: new Date(), token: receipt },
  ...{ tokenType: 'ERC-20', from: sampleAddress(0), to: holder, amount: 100n },
})

it('a past holder of a receipt is kept, of another token deleted', async () => {
  await move(100n)
  await move(-100n)
  expect(await held()).toEqual([{ token: receipt, amount: 0n }])
  await store.database.delete(tokenBalances).where(eq(tokenBalances.holder, holder))
  await move(0n)
  expect(await held()).toEqual([{ token: receipt, amount: 0n }])
})

it('a reorg deletes holders that never held a receipt before, and keeps the others', async () => {
  await move(100n)
  await move(-100n, { reverts: true })
  expect(await held()).toEqual([])
  await move(100n)
  await store.database.delete(tokens).where(eq(tokens.address, receipt))
  await move(-100n, { reverts: true })
  expect(await held()).toEqual([])
  await move(100n)
  await store.database.insert(tokenTransfers).values(transferred(6))
  await move(-100n, { reverts: true })
  expect(await held()).toEqual([{ token: receipt, amount: 0n }])
})

it('another pool’s receipts are marked, their past holders kept, and other processes notified', async () => {
  const { database } = store
  const [topic0, topic1, topic2] = encodeEventTopics({
    abi: lendingPoolAbi,
    eventName: 'AssetListed',
    args: { asset: sample.stablecoin, pToken: other },
  }) as Hash[]
  await database.insert(logs).values({
    ...{ blockNumber: 6, logIndex: 91, transactionHash: '0x9', transactionIndex: 0, address: pool },
    ...{ topic0, topic1, topic2, data: '0x' },
  })
  await database.insert(tokenTransfers).values({ ...transferred(7), token: other })
  const [{ id: _id, keptFrom: _kept, headBlock: _head, startedAt: _at, ...target } = fail()] = await database
    .select()
    .from(followed)
  const heard: Notice[] = []
  const stop = await store.listen((notice) => heard.push(notice))
  await initialiseStore(database, target)
  expect(heard).toEqual([])
  await initialiseStore(database, { ...target, lendingPool: pool })
  expect(heard).toEqual([{ block: -1, rolledBackTo: -1 }])
  const marked = await database.select().from(addresses).where(eq(addresses.isReceipt, true))
  expect(marked.map(({ address }) => address)).toEqual([other])
  expect(await held()).toEqual([{ token: other, amount: 0n }])
  await initialiseStore(database, { ...target, lendingPool: pool, firstBlock: 3 })
  expect(heard).toHaveLength(2)
  await stop()
})

function fail(): never {
  throw new Error('the sample lost its chain')
}
