import { expect, test } from 'vitest'
import { differentRows } from './allRows.ts'

test('names the rows that one of two stores lacks, each as often as it is missing', () => {
  expect(differentRows({ blocks: ['a', 'b'] }, { blocks: ['b', 'a'] })).toEqual({})
  expect(differentRows({ blocks: ['a', 'c'] }, { blocks: ['a', 'a'], swaps: ['x'] })).toEqual({
    blocks: { extra: ['c'], missing: ['a'] },
    swaps: { extra: [], missing: ['x'] },
  })
})
