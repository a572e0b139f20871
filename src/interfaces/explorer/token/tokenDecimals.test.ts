import { expect, test } from 'vitest'
import { tokenDecimals } from './tokenDecimals.ts'

test.each([
  [6, 'ERC-20', 6],
  [0, 'ERC-20', 0],
  [null, 'ERC-20', null],
  [null, null, null],
  [null, 'ERC-721', 0],
  [null, 'ERC-1155', 0],
  [2, 'ERC-1155', 2],
])('tokenDecimals with decimals %s and type %s is %s', (decimals, type, expected) => {
  expect(tokenDecimals({ decimals, type })).toBe(expected)
})
