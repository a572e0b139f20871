import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LentDatabase } from '#network/store/lent/lendDatabase.ts'
import { type Line, openCalls } from '#network/store/lent/processCalls.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { markets, swaps } from '#network/store/schema/marketTables.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import type { Store } from '#network/store/store.ts'
import { openSample } from '#network/testing/store/sample.ts'
import { openBorrowed } from './borrowed.ts'

/** A database, and the same one as another process borrows it. Messages are copied, as between processes. */

let owned: Store
let borrowed: ReturnType<typeof openBorrowed>
let takeBack: () => void

function linePair(): [Line, Line] {
  const receivers: ((message: unknown) => void)[] = []
  const line = (own: number, other: number): Line => ({
    send: (message) => {
      const copied = structuredClone(message)
      queueMicrotask(() => receivers[other]?.(copied))
    },
    receive: (listener) => {
      receivers[own] = listener
    },
  })
  return [line(0, 1), line(1, 0)]
}

beforeAll(async () => {
  owned = await openSample()
  const loan = owned.lend?.()
  if (!loan) throw new Error('An embedded database can be lent.')
  takeBack = loan.takeBack
  const [here, there] = linePair()
  openCalls(here, loan.lent)
  borrowed = openBorrowed(openCalls<LentDatabase>(there, {}))
}, 60_000)

afterAll(() => owned?.close())

test('rows of a borrowed database are those that its owner reads', async () => {
  for (const table of [blocks, transactions, swaps, markets]) {
    const rows = await owned.database.select().from(table)
    expect(rows.length).toBeGreaterThan(0)
    expect(await borrowed.store.database.select().from(table)).toEqual(rows)
  }
  const counted = sql`select count(*)::int as count, max(timestamp) as newest from blocks`
  const { rows } = await owned.database.execute(counted)
  expect((await borrowed.store.database.execute(counted)).rows).toEqual(rows)
})

test('a transaction reads one state, and the owner writes when it has ended', async () => {
  const newest = (database: Store['database']) =>
    database.select({ number: blocks.number }).from(blocks).orderBy(desc(blocks.number)).limit(1)
  const events: string[] = []
  let written: Promise<unknown> | undefined
  await borrowed.store.database.transaction(
    async (transaction) => {
      const before = await newest(transaction)
      written = owned.database
        .execute(sql`update totals set blocks = blocks`)
        .then(() => events.push('written'))
      expect(await newest(transaction)).toEqual(before)
      events.push('read')
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  await written
  expect(events).toEqual(['read', 'written'])
})

test('a statement that fails has the words and the code of the database, also in a transaction', async () => {
  const problem = { cause: { message: 'division by zero', code: '22012' } }
  const divide = (database: Store['database']) => database.execute(sql`select 1 / 0`)
  await expect(divide(borrowed.store.database)).rejects.toMatchObject(problem)
  await expect(borrowed.store.database.transaction(divide)).rejects.toMatchObject(problem)
  expect((await borrowed.store.database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a notice that is passed on reaches every listener until it stops listening', async () => {
  const heard: number[] = []
  const stop = await borrowed.store.listen(({ block }) => heard.push(block))
  borrowed.announce({ block: 7 })
  await stop()
  borrowed.announce({ block: 8 })
  expect(heard).toEqual([7])
})

test('the owner goes on when a process ends within a transaction', async () => {
  let begun = () => {}
  const inside = new Promise<void>((resolve) => {
    begun = resolve
  })
  const cut = borrowed.store.database.transaction(async (transaction) => {
    await transaction.execute(sql`update totals set blocks = -1`)
    begun()
    await new Promise(() => undefined)
  })
  cut.catch(() => undefined)
  await inside
  takeBack()
  const { rows } = await owned.database.execute(
    sql`select count(*)::int as count from totals where blocks = -1`,
  )
  expect(rows).toEqual([{ count: 0 }])
})
