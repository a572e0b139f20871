import { expect, test } from 'vitest'
import { oldestProven } from './oldestProven.ts'

const row = (blockNumber: number | null, position: number | null = 0) => ({ blockNumber, position })
const whole = { next: null, skipped: 0 }
const part = { next: 'cursor', skipped: 0 }

test('the oldest of a whole list is found in either order', () => {
  const rows = [row(null, null), row(7, 1), row(7, 0), row(3)]
  expect(oldestProven({ items: rows, ...whole }, 3)).toBe(rows[3])
  expect(oldestProven({ items: [...rows].reverse(), ...whole }, 3)).toBe(rows[3])
  const same = [row(7, 1), row(7, 0)]
  expect(oldestProven({ items: same, ...whole }, 2)).toBe(same[1])
})

test('a whole list without a mined transaction has none', () => {
  expect(oldestProven({ items: [], ...whole }, 0)).toBe('none')
  expect(oldestProven({ items: [row(null)], ...whole }, 0)).toBe('none')
})

test('the first row of an ascending page is the oldest', () => {
  const rows = [row(3), row(5, 1), row(5, 2), row(9)]
  expect(oldestProven({ items: rows, ...part }, 90)).toBe(rows[0])
})

test.each([
  ['an explorer that ignored the order', [row(9), row(5), row(3)], part, 90],
  ['rows of one block alone', [row(3, 0), row(3, 1)], part, 90],
  ['rows in no order', [row(3), row(9), row(5)], part, 90],
  ['a page with unreadable rows', [row(3), row(5)], { next: null, skipped: 1 }, 2],
  ['a list that the explorer calls partial', [row(3)], { ...whole, isPartial: true }, 1],
  ['an explorer with a part of the chain', [row(3)], whole, null],
  ['a part of the chain in its order', [row(3), row(5)], part, null],
  ['fewer rows than transactions', [row(3)], whole, 2],
  ['nothing readable of some', [], whole, 2],
])('%s proves nothing', (_, items, page, total) => {
  expect(oldestProven({ items, ...page }, total)).toBeNull()
})
