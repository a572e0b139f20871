import pg from 'pg'
import { expect, test } from 'vitest'
import { prepareReads } from './preparedReads.ts'

/** A pool that records what it would send. */
function noting() {
  const sent: pg.QueryConfig[] = []
  const pool = new pg.Pool()
  pool.query = (async (config: pg.QueryConfig) => sent.push(config)) as unknown as typeof pool.query
  return { sent, prepared: prepareReads(pool) }
}

test('each kind of read has its own name, and writes have none', async () => {
  const { sent, prepared } = noting()
  for (const text of ['select 1', 'select 2', 'select 1', 'update totals set blocks = 1'])
    await prepared.query({ text }, [])
  const [first, second, again, write] = sent.map(({ name }) => name)
  expect(first).toBeDefined()
  expect(second).not.toBe(first)
  expect(again).toBe(first)
  expect(write).toBeUndefined()
})

test('the number of names is bounded', async () => {
  const { sent, prepared } = noting()
  for (let number = 0; number < 600; number++) await prepared.query({ text: `select ${number}` }, [])
  await prepared.query({ text: 'select 0' }, [])
  expect(sent.filter(({ name }) => name).length).toBe(501)
  expect(sent.at(-1)?.name).toBe(sent[0]?.name)
})
