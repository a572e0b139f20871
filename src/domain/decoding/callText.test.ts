import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { callText, specialFunction } from './callText.ts'
import { decodeCall } from './decode.ts'

const abi = parseAbi([
  'struct Order { uint256 amount; string note; }',
  'function place(Order order, bytes)',
  'fallback() external payable',
])

test('a call is its name with named arguments, and long values are cut', () => {
  const args = [{ amount: 5n, note: 'hi' }, `0x${'ab'.repeat(100)}`] as const
  const decoded = decodeCall(encodeFunctionData({ abi, functionName: 'place', args }), [abi])
  expect(decoded && callText(decoded)).toMatch(/^place\(order: \{ amount: 5, note: hi \}, 0x(ab){39}…\)$/)
  expect(decoded && callText(decoded, undefined, 202)).toMatch(/0x(ab){100}\)$/)
})

test('specialFunction is receive for an empty call, fallback for an unknown selector', () => {
  const both = [...abi, ...parseAbi(['receive() external payable'])]
  expect(specialFunction('0x', both)).toBe('receive()')
  expect(specialFunction('0x', abi)).toBe('fallback()')
  expect(specialFunction('0x12345678', both)).toBe('fallback()')
  expect(specialFunction('0x12345678', parseAbi(['receive() external payable']))).toBeNull()
})
