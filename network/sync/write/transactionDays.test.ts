import { eq, gt } from 'drizzle-orm'
import type { Address } from 'viem'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { activeAddresses, transactionDays } from '#network/store/schema/totals.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import { openSample, sampleHead } from '#network/testing/store/sample.ts'
import { sample } from '#network/testing/store/sampleAddresses.ts'
import { applyDeltas, revertDeltas } from './applyDeltas.ts'
import { deltasOf } from './deltas.ts'

/** Days after all of the sample's, so that only these transactions count. */
const [monday, tuesday] = ['2040-01-02', '2040-01-03']
const [ann, ben] = sample.accounts as readonly Address[] as [Address, Address]

const store = await openSample()

beforeEach(async () => {
  await store.database.delete(activeAddresses)
  await store.database.delete(transactionDays)
  await store.database.delete(transactions).where(gt(transactions.blockNumber, sampleHead))
})

afterAll(() => store.close())

/** A block in which these addresses send one transaction each, without its rows. */
function deltasFrom(number: number, day: string, senders: Address[]) {
  const at = new Date(`${day}T10:00:00Z`)
  return deltasOf({
    blocks: [],
    transactions: senders.map((from) => ({
      from,
      to: null,
      createdContract: null,
      blockNumber: number,
      gasUsed: 21_000n,
      timestamp: at,
    })) as never,
    logs: [],
    internalTransactions: [],
    tokenTransfers: [],
    markets: 0,
    swaps: 0,
    lendingPool: null,
  })
}

const add = (...block: Parameters<typeof deltasFrom>) =>
  applyDeltas(store.database, deltasFrom(...block), new Map(), new Map())
const remove = (...block: Parameters<typeof deltasFrom>) =>
  revertDeltas(store.database, deltasFrom(...block), 0)

async function active(day: string) {
  const [row] = await store.database.select().from(transactionDays).where(eq(transactionDays.day, day))
  return row?.activeAddresses
}

test('an address that sends on many blocks of a day counts once, and again on the next day', async () => {
  await add(100, monday, [ann, ann, ben])
  await add(101, monday, [ann])
  expect(await active(monday)).toBe(2)
  await add(102, tuesday, [ann])
  expect([await active(monday), await active(tuesday)]).toEqual([2, 1])
})

test('removed blocks take back who was active only in them', async () => {
  await add(100, monday, [ann])
  await add(101, monday, [ann, ben])
  await remove(101, monday, [ann, ben])
  expect(await active(monday)).toBe(1)
  await add(101, monday, [ben, ann])
  expect(await active(monday)).toBe(2)
})

test('a day without transactions after a removal is gone', async () => {
  await add(100, monday, [ann])
  await remove(100, monday, [ann])
  expect(await active(monday)).toBeUndefined()
})

test('an address stays counted on a chain whose clock goes back, and in blocks that were pruned', async () => {
  await add(100, monday, [ann])
  await add(101, tuesday, [ann])
  await store.database.delete(transactions)
  await add(102, monday, [ann, ben])
  await remove(102, monday, [ann, ben])
  expect([await active(monday), await active(tuesday)]).toEqual([1, 1])
})

test('who sent something is kept for three days, and its number for good', async () => {
  await add(100, monday, [ann])
  await add(101, '2040-01-05', [ben])
  const days = async () =>
    (await store.database.select().from(activeAddresses)).map(({ day }) => day).filter((day) => day >= monday)
  expect(await days()).toEqual(['2040-01-05'])
  expect(await active(monday)).toBe(1)
})

test('a day whose senders are unknown stays so', async () => {
  await store.database.insert(transactionDays).values({ day: monday, transactions: 5, gasUsed: 5n })
  await add(100, monday, [ann])
  expect(await active(monday)).toBeNull()
})
