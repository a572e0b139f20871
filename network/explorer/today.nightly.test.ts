import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { blocks } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { transactionDays } from '#network/store/schema/totals.ts'
import type { Store } from '#network/store/store.ts'
import { openSample, sampleHead } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

/** What counts as today depends on the clock of the server, on that of the chain, and on how far the store is. */

const day = 86_400_000
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

let store: Store

beforeEach(async () => {
  store = await openSample()
}, 60_000)

afterEach(() => store.close())

/** A chain whose newest block, with seven transactions on its day, is this much ahead of the server's clock. */
async function newestAt(ahead: number): Promise<string> {
  const time = Date.now() + ahead
  await store.database
    .update(blocks)
    .set({ timestamp: new Date(time) })
    .where(eq(blocks.number, sampleHead))
  await store.database
    .insert(transactionDays)
    .values({ day: dayAt(time), transactions: 7, gasUsed: 147_000n, activeAddresses: 2 })
  return dayAt(time)
}

async function ask(path: string) {
  return (await explorerApi(store, 'http://127.0.0.1:9').request(`/api/v2${path}`)).json()
}

const today = async () => {
  const { transactions_today, gas_used_today } = await ask('/stats')
  return [transactions_today, gas_used_today]
}
const chart = async () => (await ask('/stats/charts/transactions')).chart_data

it('counts the transactions of the newest block’s day on a chain whose clock is ahead', async () => {
  const newest = await newestAt(40 * day)
  expect(await today()).toEqual(['7', '147000'])
  expect((await chart())[0]).toEqual({
    date: newest,
    transactions_count: 7,
    gas_used: '147000',
    active_addresses: 2,
  })
})

it('counts zero transactions today on a chain that stopped days ago', async () => {
  await newestAt(-3 * day)
  expect(await today()).toEqual(['0', '0'])
  expect((await chart())[0]).toEqual({
    date: dayAt(Date.now()),
    transactions_count: 0,
    gas_used: '0',
    active_addresses: 0,
  })
})

it('today’s number is null, and the unfinished day not charted, while the store is days behind its node', async () => {
  await newestAt(-3 * day)
  await store.database.insert(transactionDays).values({
    day: dayAt(Date.now() - 4 * day),
    transactions: 5,
    gasUsed: 105_000n,
    activeAddresses: null,
  })
  await store.database.update(followed).set({ headBlock: sampleHead + 1_000 })
  expect(await today()).toEqual([null, null])
  expect((await chart())[0]).toEqual({
    date: dayAt(Date.now() - 4 * day),
    transactions_count: 5,
    gas_used: '105000',
    active_addresses: null,
  })
})

it('the number of transactions is null for the day on which the stored part of the chain begins', async () => {
  await store.database.delete(transactionDays)
  await store.database.update(followed).set({ firstBlock: 5 })
  expect([await today(), await chart()]).toEqual([[null, null], []])
  await newestAt(0)
  expect([await today(), await chart()]).toEqual([[null, null], []])
  const next = await newestAt(day)
  expect([await today(), await chart()]).toEqual([
    ['7', '147000'],
    [{ date: next, transactions_count: 7, gas_used: '147000', active_addresses: 2 }],
  ])
})
