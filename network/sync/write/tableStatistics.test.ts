import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '#network/store/store.ts'
import { createTableAnalyzer } from './tableStatistics.ts'

const store = await openStore()
const { database } = store

afterAll(() => store.close())

/** How often the database analysed a table, after each of these numbers of transactions. */
async function analyses(
  analyzeTables: ReturnType<typeof createTableAnalyzer>,
  written: number,
  caughtUp: boolean,
  partition?: number,
) {
  await database.execute(sql`insert into totals (id, transactions) values (1, ${written}::integer)
    on conflict (id) do update set transactions = totals.transactions + excluded.transactions`)
  await analyzeTables({ transactions: written, caughtUp, partition })
  await database.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await database.execute<{ count: number }>(
    sql`select analyze_count::integer as count from pg_stat_user_tables where relname = 'transactions'`,
  )
  return rows[0]?.count
}

test('tables are analysed when they doubled, far behind, and when they grew by a fifth, at the head', async () => {
  const analyzeTables = createTableAnalyzer(database)
  expect(await analyses(analyzeTables, 9_000, false)).toBe(0)
  expect(await analyses(analyzeTables, 1_000, false)).toBe(1)
  expect(await analyses(analyzeTables, 9_000, false)).toBe(1)
  expect(await analyses(analyzeTables, 1_000, false)).toBe(2)
  expect(await analyses(analyzeTables, 3_000, true)).toBe(2)
  expect(await analyses(analyzeTables, 1_000, true)).toBe(3)
})

test('a chain of a few blocks is analysed as soon as it is caught up', async () => {
  const before = (await analyses(createTableAnalyzer(database), 0, false)) ?? 0
  expect(await analyses(createTableAnalyzer(database), 1, true)).toBe(before + 1)
})

test('in a new partition tables are analysed as often as in a new store', async () => {
  const analyzeTables = createTableAnalyzer(database)
  const first = (await analyses(analyzeTables, 20_000, true, 0)) ?? 0
  expect(await analyses(analyzeTables, 2_500, true, 0)).toBe(first)
  expect(await analyses(analyzeTables, 1_500, true, 1_000)).toBe(first)
  expect(await analyses(analyzeTables, 1_000, true, 1_000)).toBe(first + 1)
  expect(await analyses(analyzeTables, 2_500, true, 1_000)).toBe(first + 2)
})
