import { expect, test } from 'vitest'
import { mayLookAlike } from './mayLookAlike.ts'

test.each([
  [['TIDE', 'ТIDE'], true],
  [['ТIDE'], true],
  [['DAl'], true],
  [['MATIC', 'MATlC'], true],
  [['OMG', '0MG'], true],
  [['omen', 'ornen'], true],
  [['TIDE', 'CRAB', 'USDC'], false],
  [['TIDE', 'TIDE'], true],
  [['', ''], false],
  [['USDC'], false],
  [[], false],
])('mayLookAlike of %j is %s', (names, expected) => {
  expect(mayLookAlike(names)).toBe(expected)
})
