import { expect, test } from 'vitest'
import { parseSearch } from './parseSearch.ts'

const hash = '8F'.repeat(32)
const address = '70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  [`0x${hash}`, { kind: 'hash', hash: `0x${hash.toLowerCase()}` }],
  [`  ${hash} `, { kind: 'hash', hash: `0x${hash.toLowerCase()}` }],
  [address, { kind: 'address', address: `0x${address.toLowerCase()}` }],
  [`0X${address}`, { kind: 'address', address: `0x${address.toLowerCase()}` }],
  ['12345', { kind: 'number', number: 12_345 }],
  ['#12,345', { kind: 'number', number: 12_345 }],
  ['１２', { kind: 'number', number: 12 }],
  ['1234567890123456', { kind: 'text', text: '1234567890123456' }],
  ['1,23', { kind: 'text', text: '1,23' }],
  ['TIDE', { kind: 'text', text: 'TIDE' }],
  ['0x12', { kind: 'text', text: '0x12' }],
  ['<img src=x>', { kind: 'text', text: '<img src=x>' }],
])('parseSearch recognises “%s”', (typed, expected) => {
  expect(parseSearch(typed)).toEqual(expected)
})

test('parseSearch cuts a long text', () => {
  expect(parseSearch('x'.repeat(10_000))).toEqual({ kind: 'text', text: 'x'.repeat(200) })
})
