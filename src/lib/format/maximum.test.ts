import { expect, test } from 'vitest'
import { maximum, maximumWord } from './maximum.ts'

test('the maximum is that of a uint256', () => {
  expect(maximum).toBe('115792089237316195423570985008687907853269984665640564039457584007913129639935')
})

test.each([
  ['value', 'approve(address spender, uint256 value)', 'no limit'],
  ['value', 'Approval(address indexed owner, address indexed spender, uint256 value)', 'no limit'],
  ['value', 'permit(address owner, address spender, uint256 value, uint256 deadline)', 'no limit'],
  ['deadline', 'permit(address owner, address spender, uint256 value, uint256 deadline)', 'no deadline'],
  ['deadline', 'buy(uint256 usdIn, uint256 minOut, address to, uint256 deadline)', 'no deadline'],
  ['amount', 'repay(address asset, uint256 amount)', 'the maximum'],
  ['amount', 'approvedTransfer(uint256 amount)', 'the maximum'],
  ['amount', null, 'the maximum'],
])('as %s of %s it reads "%s"', (argument, call, word) => {
  expect(maximumWord(argument, call)).toBe(word)
})
