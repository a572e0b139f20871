import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { integer } from '#lib/wire/shapes.ts'
import { countManyRows } from './execute.ts'

const row = v.object({ id: integer })

test('a long list with wrong rows keeps the order of the others and counts the wrong ones', async () => {
  const values = Array.from({ length: 23 }, (_, id) => (id % 10 === 3 ? { id: 'none' } : { id }))
  const { rows, unreadable } = await countManyRows(row, values)
  expect(rows.map(({ id }) => id)).toEqual([...Array(23).keys()].filter((id) => id % 10 !== 3))
  expect(unreadable).toBe(2)
})

test('a long list whose rows are all wrong is malformed, and so is what is no list', async () => {
  await expect(countManyRows(row, [{}, {}])).rejects.toMatchObject({ kind: 'malformed' })
  await expect(countManyRows(row, {} as unknown[])).rejects.toMatchObject({ kind: 'malformed' })
  await expect(countManyRows(row, [])).resolves.toEqual({ rows: [], unreadable: 0 })
})

test('a long list lets the browser answer between its rows', async () => {
  const read: number[] = []
  const paused: number[] = []
  vi.stubGlobal('scheduler', { yield: async () => void paused.push(read.length) })
  const counted = v.pipe(
    row,
    v.transform(({ id }) => read.push(id)),
  )
  await countManyRows(
    counted,
    Array.from({ length: 12 }, (_, id) => ({ id })),
  )
  expect(paused).toEqual([5, 10])
})
