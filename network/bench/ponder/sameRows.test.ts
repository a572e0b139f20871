import { expect, test } from 'vitest'
import { differenceOf, valuesOf } from './sameRows.ts'

const ours = [
  {
    txHash: '0xab',
    poolAddress: '0xAbC',
    amountIn: '1.5',
    timestamp: '2026-01-01T00:10:00.000Z',
    blockNumber: 7,
  },
  {
    txHash: '0xcd',
    poolAddress: '0xAbC',
    amountIn: '0.0105',
    timestamp: '2026-01-01T00:00:00.000Z',
    blockNumber: 6,
  },
]
const theirs = [
  { transactionHash: '0xab', pool: '0xabc', amountIn: '1500000', timestamp: 1767226200, blockNumber: 7 },
  { transactionHash: '0xcd', pool: '0xabc', amountIn: '10500', timestamp: 1767225600, blockNumber: 6 },
]

test('the same rows say the same in both forms', () => {
  expect(differenceOf(ours, { items: theirs })).toBeUndefined()
})

test('one record is a list of one, and no record an empty one', () => {
  expect(differenceOf(ours[0] ?? null, { items: theirs.slice(0, 1) })).toBeUndefined()
  expect(valuesOf(null)).toEqual([])
})

test('another order, another amount and a missing row are differences', () => {
  expect(differenceOf(ours, { items: theirs.toReversed() })).toMatch(/^row 0/)
  expect(differenceOf(ours, { items: [{ ...theirs[0], amountIn: '1500001' }, theirs[1] ?? {}] })).toMatch(
    /^row 0/,
  )
  expect(differenceOf(ours, { items: theirs.slice(1) })).toBe('2 rows and 1 rows')
})
