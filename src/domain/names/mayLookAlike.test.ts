import { expect, test } from 'vitest'
import { mayLookAlike } from './mayLookAlike.ts'

test.each([
  [['TIDE', 'ТIDE'], true],
  [['MATIC', 'MATlC'], true],
  [['OMG', '0MG'], true],
  [['omen', 'ornen'], true],
  [['TIDE', 'CRAB', 'USDC'], false],
  [['TIDE', 'TIDE'], false],
  [['ТIDE'], false],
])('%j: %s', (names, expected) => {
  expect(mayLookAlike(names)).toBe(expected)
})
