import { expect, test } from 'vitest'
import { missingHeights } from './missingHeights.ts'

const block = (number: number, type: string | null = 'block') => ({ number, type })

test('missingHeights lists the gaps between main blocks, whatever their order', () => {
  expect(missingHeights([block(9), block(8, null), block(6), block(2)])).toEqual([
    { first: 7, last: 7 },
    { first: 3, last: 5 },
  ])
  expect(missingHeights([block(6), block(9), block(8)])).toEqual([{ first: 7, last: 7 }])
})

test('missingHeights finds no gap in a complete list, an empty one, with a repeated block or with replaced blocks', () => {
  expect(missingHeights([block(9), block(8), block(7)])).toEqual([])
  expect(missingHeights([])).toEqual([])
  expect(missingHeights([block(9), block(9), block(8)])).toEqual([])
  expect(missingHeights([block(9, 'uncle'), block(3, 'uncle')])).toEqual([])
})
