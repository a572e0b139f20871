// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { encodeFunctionData, parseAbi } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { EncodeTool } from './EncodeTool.tsx'

afterEach(cleanup)

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function fill(label: string | RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('a call is encoded from its signature and arguments as viem encodes it', () => {
  render(<EncodeTool />)
  fill('Function', 'function pay((address to, uint amount)[] calldata orders, string note, int8)')
  expect(screen.queryByText('Calldata')).toBeNull()
  fill('orders (tuple[])', `[{"to": "${alice}", "amount": 99999999999999999999}, ["${alice}", "2"]]`)
  fill('note (string)', 'for the 日')
  fill('#3 (int8)', '-3')
  const data = encodeFunctionData({
    abi: parseAbi([
      'struct Order { address to; uint256 amount; }',
      'function pay(Order[] orders, string note, int8 x)',
    ]),
    args: [
      [
        { to: alice, amount: 99999999999999999999n },
        { to: alice, amount: 2n },
      ],
      'for the 日',
      -3,
    ],
  })
  expect(screen.getByText(data)).toBeTruthy()
})

test('a function without arguments is its selector', () => {
  render(<EncodeTool />)
  fill('Function', 'totalSupply()')
  expect(screen.getByText('0x18160ddd')).toBeTruthy()
})

test.each([
  ['transfer(address,uint256', 'A bracket is not closed.'],
  ['pay(IERC20 token)', /“IERC20” is not a type of the ABI/],
  ['event Transfer(address,address,uint256)', 'An event is not called: it has no calldata.'],
])('a signature that cannot be called is refused: %s', (signature, problem) => {
  render(<EncodeTool />)
  fill('Function', signature)
  expect(screen.getByText(problem)).toBeTruthy()
  expect(screen.queryByText('Calldata')).toBeNull()
})

test('an argument that does not fit its type is refused by name, and nothing is encoded', () => {
  render(<EncodeTool />)
  fill('to (address)', alice)
  fill('value (uint256)', '1.5')
  expect(screen.getByText('A whole number, in base units.')).toBeTruthy()
  expect(screen.queryByText('Calldata')).toBeNull()
})
