import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { transactions } from '#network/store/schema/transactionTables.ts'
import { openSample } from '#network/testing/store/sample.ts'
import { recentTips } from './statisticsQueries.ts'

it('leaves the deposits to a rollup, which pay no gas, out of the recent tips', async () => {
  const store = await openSample()
  try {
    const { database } = store
    const before = await recentTips(database, 1_000)
    const [deposit] = await database.select({ hash: transactions.hash }).from(transactions).limit(1)
    if (!deposit) throw new Error('The sample has no transaction.')
    await database.update(transactions).set({ gasPrice: 0n }).where(eq(transactions.hash, deposit.hash))
    const after = await recentTips(database, 1_000)
    expect(after).toHaveLength(before.length - 1)
    expect(after.every((tip) => tip >= 0n)).toBe(true)
  } finally {
    await store.close()
  }
}, 60_000)
