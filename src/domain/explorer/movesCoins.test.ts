import { expect, test } from 'vitest'
import { movesCoins } from './movesCoins.ts'

test.each([
  ['call', true],
  ['create2', true],
  ['SELFDESTRUCT', true],
  [null, true],
  ['delegatecall', false],
  ['DELEGATECALL', false],
  ['staticcall', false],
  ['callcode', false],
])('a call of the type %s moves its value: %s', (type, moves) => {
  expect(movesCoins(type)).toBe(moves)
})
