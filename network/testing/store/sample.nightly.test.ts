import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blocks } from '#network/store/schema/blockTables.ts'
import { candles, markets, swaps } from '#network/store/schema/marketTables.ts'
import { tokens } from '#network/store/schema/tokenTables.ts'
import { openSample, sampleHead } from './sample.ts'

test('the sample has a row of every kind', async () => {
  const { database, close } = await openSample()
  const rows = async (
    table: typeof blocks | typeof candles | typeof markets | typeof swaps | typeof tokens,
  ) => (await database.select({ count: count() }).from(table))[0]?.count ?? 0
  expect(await rows(blocks)).toBe(sampleHead + 2)
  expect(await rows(markets)).toBe(3)
  expect(await rows(tokens)).toBe(3)
  expect(await rows(swaps)).toBeGreaterThan(5)
  expect(await rows(candles)).toBeGreaterThan(20)
  const [untraded] = await database.select().from(markets).where(eq(markets.tradesTotal, 0))
  expect(untraded?.symbol).toBe('CRL')
  await close()
}, 30_000)
