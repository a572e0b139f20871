import { expect, test } from 'vitest'
import { noneListed } from './noneListed.ts'

test.each([
  [0, 'No trades yet.'],
  [null, 'No trades yet.'],
  [undefined, 'No trades yet.'],
  [1, 'None are listed, though 1 is counted.'],
  [12_345, 'None are listed, though 12,345 are counted.'],
])('an empty list of which %s are counted says: %s', (counted, sentence) => {
  expect(noneListed('No trades yet.', counted)).toBe(sentence)
})
