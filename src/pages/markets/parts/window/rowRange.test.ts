import { expect, test } from 'vitest'
import { firstRows, rangeWithin } from './rowRange.ts'

test('rangeWithin of a short list is the whole list', () => {
  expect(rangeWithin({ start: 400, end: 460 }, 60)).toEqual({ start: 0, end: 60 })
  expect(rangeWithin(firstRows, 0)).toEqual({ start: 0, end: 0 })
})

test('rangeWithin of a long list is the range', () => {
  expect(rangeWithin(firstRows, 61)).toEqual({ start: 0, end: 60 })
  expect(rangeWithin({ start: 400, end: 448 }, 10_000)).toEqual({ start: 400, end: 448 })
})

test('a list that became shorter than the range shows its last rows', () => {
  expect(rangeWithin({ start: 400, end: 448 }, 420)).toEqual({ start: 372, end: 420 })
  expect(rangeWithin({ start: 400, end: 448 }, 100)).toEqual({ start: 52, end: 100 })
})
