import { expect, test } from 'vitest'
import { missingHeights } from './missingHeights.ts'

const block = (number: number, type: string | null = 'block') => ({ number, type })

test('heights between two blocks of the main chain are missing, whatever the order', () => {
  expect(missingHeights([block(9), block(8, null), block(6), block(2)])).toEqual([
    { first: 7, last: 7 },
    { first: 3, last: 5 },
  ])
  expect(missingHeights([block(6), block(9), block(8)])).toEqual([{ first: 7, last: 7 }])
})

test('a whole list, an empty one, a block twice, and blocks that were replaced are no gap', () => {
  expect(missingHeights([block(9), block(8), block(7)])).toEqual([])
  expect(missingHeights([])).toEqual([])
  expect(missingHeights([block(9), block(9), block(8)])).toEqual([])
  expect(missingHeights([block(9, 'uncle'), block(3, 'uncle')])).toEqual([])
})
