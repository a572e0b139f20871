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

const foundHash = { kind: 'hash', hash: `0x${hash.toLowerCase()}` }
const foundAddress = { kind: 'address', address: `0x${address.toLowerCase()}` }

test.each([
  ['a full stop behind it', `0x${hash}.`, foundHash],
  ['quotes around it', `“0x${hash}”,`, foundHash],
  ['brackets around it', `(0x${address})`, foundAddress],
  ['an invisible character inside', `0x${address.slice(0, 9)}\u200b${address.slice(9)}\ufeff`, foundAddress],
  ['a line break inside', `0x${hash.slice(0, 30)}\n${hash.slice(30)}`, foundHash],
  ['a chain before it (CAIP-10)', `eip155:1:0x${address}`, foundAddress],
  ['a chain before it (ERC-3770)', `eth:0x${address}`, foundAddress],
  ['a payment link around it (EIP-681)', `ethereum:0x${address}@1`, foundAddress],
  ['a transaction link', `https://etherscan.io/tx/0x${hash}#eventlog`, foundHash],
  ['a link without its scheme', `etherscan.io/tx/0x${hash}`, foundHash],
  ['a block link with a hash', `https://eth.blockscout.com/block/0x${hash}?tab=txs`, foundHash],
  ['a block link with a number', 'https://etherscan.io/block/123', { kind: 'number', number: 123 }],
  ['a path of this app', `/address/0x${address}?tab=token_transfers`, foundAddress],
  ['a token link', `https://etherscan.io/token/0x${address}?a=1`, { ...foundAddress, isToken: true }],
])('parseSearch finds the record with %s', (_, typed, expected) => {
  expect(parseSearch(typed)).toEqual(expected)
})

test.each(['https://example.org/about', `0x${hash}0`, `0x${hash.slice(1)}`, 'tide/ebb', 'TIDE.'])(
  'parseSearch keeps “%s” as it was typed',
  (text) => {
    expect(parseSearch(text)).toEqual({ kind: 'text', text })
  },
)

test('parseSearch cuts a long text', () => {
  expect(parseSearch('x'.repeat(10_000))).toEqual({ kind: 'text', text: 'x'.repeat(200) })
})
