import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EncodeTool } from './EncodeTool.tsx'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function fill(label: string | RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/** The call below, as another library encodes it: selector, the words of the head, then the list and the text. */
const encoded = `0x9ada43f3${[
  '60',
  '100',
  'fd'.padStart(64, 'f'),
  '2',
  alice.slice(2).toLowerCase(),
  '56bc75e2d630fffff',
  alice.slice(2).toLowerCase(),
  '2',
  'b',
  '666f722074686520e697a5'.padEnd(64, '0'),
]
  .map((word) => word.padStart(64, '0'))
  .join('')}`

test('a call is encoded from its signature and arguments as the ABI says', () => {
  render(<EncodeTool />)
  fill('Function', 'function pay((address to, uint amount)[] calldata orders, string note, int8)')
  expect(screen.queryByText('Calldata')).toBeNull()
  fill('orders (tuple[])', `[{"to": "${alice}", "amount": 99999999999999999999}, ["${alice}", "2"]]`)
  fill('note (string)', 'for the 日')
  fill('#3 (int8)', '-3')
  expect(screen.getByText(encoded)).toBeTruthy()
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
