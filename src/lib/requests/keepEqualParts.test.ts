import { expect, test } from 'vitest'
import { keepEqualParts } from './keepEqualParts.ts'

const row = (id: number, price = '1.5') => ({
  id,
  price,
  amount: 12n,
  createdAt: new Date(1_700_000_000_000 + id),
  of: { name: 'TIDE', tags: ['a', 'b'] },
})

test('an answer that equals the one before, dates and bigints too, is the one before', () => {
  const before = { rows: [row(1), row(2)], unreadable: 0 }
  expect(keepEqualParts(before, { rows: [row(1), row(2)], unreadable: 0 })).toBe(before)
})

test('a row that changed is new, and the rows beside it stay the same objects', () => {
  const before = [row(1), row(2), row(3)]
  const after = keepEqualParts(before, [row(1), row(2, '1.6'), row(3)]) as typeof before
  expect(after).toEqual([row(1), row(2, '1.6'), row(3)])
  expect(after.map((value, at) => value === before[at])).toEqual([true, false, true])
  expect(after[1]?.of).toBe(before[1]?.of)
})

test('a date, a bigint, a null and a field that is undefined are told apart from what was there', () => {
  for (const [before, next] of [
    [{ at: new Date(1) }, { at: new Date(2) }],
    [{ at: new Date(1) }, { at: null }],
    [{ at: null }, { at: new Date(1) }],
    [{ amount: 1n }, { amount: 1 }],
    [{ amount: 1n, note: undefined }, { amount: 1n }],
    [{ amount: 1n }, { amount: 1n, note: undefined }],
    [{ note: undefined }, { other: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
  ] as const) {
    const after = keepEqualParts(before, next)
    expect(after).toStrictEqual(next)
    expect(after).not.toBe(before)
  }
})

test('a map, a set and an object of a class are taken as they are', () => {
  class Point {}
  for (const [before, next] of [
    [new Map([[1, 2]]), new Map([[1, 2]])],
    [new Set([1]), new Set([1])],
    [new Point(), new Point()],
  ] as const)
    expect(keepEqualParts({ value: before }, { value: next })).toHaveProperty('value', next)
  const map = new Map([[1, 2]])
  expect((keepEqualParts({ map: new Map([[1, 2]]) }, { map }) as { map: unknown }).map).toBe(map)
})

test('neither answer is changed', () => {
  const before = Object.freeze([Object.freeze(row(1))])
  const next = Object.freeze([Object.freeze(row(1)), Object.freeze(row(2))])
  expect((keepEqualParts(before, next) as unknown[])[0]).toBe(before[0])
  expect(before).toHaveLength(1)
})

test('an answer that is nested deeper than calls can be is taken whole, and what is beside it is kept', () => {
  const answer = () => ({ metadata: JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), row: row(1) })
  const before = answer()
  const after = keepEqualParts(before, answer()) as typeof before
  expect(after.row).toBe(before.row)
})
