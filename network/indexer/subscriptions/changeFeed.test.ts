import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blocks } from '#network/store/schema/blockTables.ts'
import { swaps } from '#network/store/schema/marketTables.ts'
import { notify, type Store } from '#network/store/store.ts'
import { openSample, sample, sampleHash } from '#network/testing/store/sample.ts'
import { sampleMarkets } from '#network/testing/store/sampleMarkets.ts'
import { type ChangeFeed, openChangeFeed } from './changeFeed.ts'

let store: Store
let feed: ChangeFeed | undefined

beforeEach(async () => {
  store = await openSample()
}, 60_000)

afterEach(async () => {
  await feed?.stop()
  await store.close()
})

/** Commits a block with its notice. A trade is told apart by its transaction. */
function mine(number: number, trades: number[], seed = number): Promise<void> {
  return store.database.transaction(async (database) => {
    const [last] = await database.select().from(blocks).where(eq(blocks.number, 40))
    if (!last) throw new Error('the sample lost its head')
    await database.insert(blocks).values({ ...last, hash: sampleHash('e', 100_000 + seed), number })
    for (const [logIndex, trade] of trades.entries())
      await database.insert(swaps).values({
        ...{
          blockNumber: number,
          logIndex,
          transactionHash: sampleHash('a', trade),
          timestamp: last.timestamp,
        },
        ...{ pool: sampleMarkets.pool(0), sender: sample.accounts[0], isBuy: true },
        ...{ amountIn: 1n, amountOut: 1n, feeAmount: 0n, amountUsd: 1n },
        ...{
          reserveUsdAfter: 1n,
          caller: sample.router,
          stablecoin: sample.stablecoin,
          reserveTokenAfter: 1n,
          priceAfter: 1n,
        },
      })
    await notify(database, { block: number })
  })
}

async function remove(number: number): Promise<void> {
  await store.database.delete(swaps).where(eq(swaps.blockNumber, number))
  await store.database.delete(blocks).where(eq(blocks.number, number))
}

/** The transactions of the trades that a new subscriber receives from now on. */
function hear(from: ChangeFeed): string[] {
  const heard: string[] = []
  const events = from.subscribe('newSwap', undefined)
  void (async () => {
    for await (const { newSwap } of events ?? []) heard.push(newSwap.txHash)
  })()
  return heard
}

test('a subscriber does not get a trade that was committed while the feed opened', async () => {
  const opened = await openChangeFeed({
    database: store.database,
    async listen(listener) {
      await mine(41, [1])
      return store.listen(listener)
    },
  })
  feed = opened
  const heard = hear(opened)
  await mine(42, [2])
  await vi.waitFor(() => expect(heard).toContain(sampleHash('a', 2)))
  expect(heard).toEqual([sampleHash('a', 2)])
})

test('a trade that a reorg repeats while changes are read is published once', async () => {
  let afterNextSnapshot: (() => Promise<void>) | undefined
  const database = new Proxy(store.database, {
    get(target, property) {
      const value = Reflect.get(target, property)
      if (property !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return async (...read: Parameters<typeof target.transaction>) => {
        const result = await target.transaction(...read)
        const run = afterNextSnapshot
        afterNextSnapshot = undefined
        await run?.()
        return result
      }
    },
  })
  const opened = await openChangeFeed({ database, listen: store.listen })
  feed = opened
  const heard = hear(opened)
  await mine(41, [1])
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  afterNextSnapshot = async () => {
    await remove(42)
    await remove(41)
    await mine(41, [1, 2], 410)
  }
  await mine(42, [])
  await vi.waitFor(() => expect(heard).toContain(sampleHash('a', 2)))
  expect(heard).toEqual([sampleHash('a', 1), sampleHash('a', 2)])
})
