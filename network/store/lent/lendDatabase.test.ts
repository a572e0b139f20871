import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendDatabase } from './lendDatabase.ts'

let client: PGlite
const statement = { values: [], rowMode: undefined, asText: [] }

beforeAll(async () => {
  client = await PGlite.create()
  await client.exec('create table counted (value integer); insert into counted values (1)')
}, 60_000)

afterAll(() => client.close())

test('a transaction that takes too long is rolled back, and says so to the process that has it', async () => {
  const { lent } = lendDatabase(client, 50)
  const transaction = await lent.begin()
  await lent.query({ ...statement, text: 'update counted set value = 2', transaction })
  const { rows } = await client.query('select value from counted')
  expect(rows).toEqual([{ value: 1 }])
  const late = 'The transaction has ended, because it took too long.'
  await expect(lent.query({ ...statement, text: 'select 1', transaction })).rejects.toThrow(late)
  expect(() => lent.finish({ transaction, commit: true })).toThrow(late)
})

test('a process that ended while it waited for its transaction gets none', async () => {
  const { lent, takeBack } = lendDatabase(client)
  const first = await lent.begin()
  const second = lent.begin()
  const refused = expect(second).rejects.toThrow('has ended')
  takeBack()
  await refused
  expect(first).toBe(1)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
