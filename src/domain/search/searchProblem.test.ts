import { expect, test } from 'vitest'
import { searchProblem } from './searchProblem.ts'

const counted = (digits: number) => `A hash has 64 hexadecimal digits and an address 40. This has ${digits}.`

test.each([
  [`0x${'8f'.repeat(31)}8`, counted(63)],
  [`0x${'8f'.repeat(32)}8`, counted(65)],
  ['8f'.repeat(33), counted(66)],
  [`0x${'ab'.repeat(19)}a`, counted(39)],
  ['0x174e', counted(4)],
  [`0x${'ab'.repeat(19)}aO`, '“O” is not a hexadecimal digit.'],
  ['99999999999999999999', 'No block has a number this large.'],
  ['9'.repeat(40), 'No block has a number this large.'],
  ['0x1234...abcd', 'Digits are left out of this. Copy the whole hash or address.'],
  [`0x${'ab'.repeat(20)}, 0x${'cd'.repeat(20)}`, 'These are several hashes or addresses. Enter one.'],
  [`from 0x${'ab'.repeat(20)} to 0x${'cd'.repeat(20)}`, 'These are several hashes or addresses. Enter one.'],
  [`0x${'ab'.repeat(32)}0x${'ab'.repeat(32)}`, 'These are several hashes or addresses. Enter one.'],
  [
    'vitalik.eth',
    'Names like this are found only if the explorer knows them. Enter the address if you have it.',
  ],
  [`https://etherscan.io/tx/0x${'8f'.repeat(31)}8`, counted(63)],
  ['https://etherscan.io/block/99999999999999999999', 'No block has a number this large.'],
  ['https://etherscan.io/charts', 'This link names no transaction, block, address or token.'],
  ['tide/ebb', null],
  ['TIDE', null],
  ['0xa9059cbb', null],
  ['0xBitcoin', null],
  ['174e', null],
  ['pneumonoultramicroscopicsilicovolcanoconiosis', null],
  ['12345', null],
])('searchProblem of “%s” is %j', (text, problem) => {
  expect(searchProblem(text)).toBe(problem)
})
