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
  ['0x1f', { kind: 'text', text: '0x1f' }],
  ['0x174e', { kind: 'text', text: '0x174e' }],
  ['block 0x0', { kind: 'number', number: 0 }],
  ['12 345', { kind: 'number', number: 12_345 }],
  ['12_345_678', { kind: 'number', number: 12_345_678 }],
  ['12’345', { kind: 'number', number: 12_345 }],
  ['12.345.678', { kind: 'number', number: 12_345_678 }],
  ['Block 12\u202f345', { kind: 'number', number: 12_345 }],
  ['12,345 678', { kind: 'text', text: '12,345 678' }],
  ['12.5', { kind: 'text', text: '12.5' }],
  ['１２', { kind: 'number', number: 12 }],
  ['1234567890123456', { kind: 'text', text: '1234567890123456' }],
  ['1,23', { kind: 'text', text: '1,23' }],
  ['TIDE', { kind: 'text', text: 'TIDE' }],
  ['0xa9059cbb', { kind: 'text', text: '0xa9059cbb' }],
  ['12 34', { kind: 'text', text: '12 34' }],
  [`0x${'0'.repeat(63)}7`, { kind: 'hash', hash: `0x${'0'.repeat(63)}7` }],
  [
    `from 0x${address} to 0x${'ab'.repeat(20)}`,
    { kind: 'text', text: `from 0x${address} to 0x${'ab'.repeat(20)}` },
  ],
  ['0x012', { kind: 'text', text: '0x012' }],
  ['<img src=x>', { kind: 'text', text: '<img src=x>' }],
])('parseSearch recognises “%s”', (typed, expected) => {
  expect(parseSearch(typed)).toEqual(expected)
})

const foundHash = { kind: 'hash', hash: `0x${hash.toLowerCase()}` }
const foundAddress = { kind: 'address', address: `0x${address.toLowerCase()}` }

const token = { ...foundAddress, isToken: true }

const mistyped = address.replace('0d17', '0d18')

test.each([
  mistyped,
  `0x${mistyped}`,
  `0x${'0'.repeat(24)}${mistyped}`,
  `I paid 0x${mistyped} today`,
  `/address/0x${mistyped}`,
])('parseSearch keeps the capitals that do not match the checksum of “%s”', (typed) =>
  expect(parseSearch(typed)).toEqual({ kind: 'address', address: `0x${mistyped}` }),
)

test.each([
  ['a full stop behind it', `0x${hash}.`, foundHash],
  ['quotes around it', `“0x${hash}”,`, foundHash],
  ['brackets around it', `(0x${address})`, foundAddress],
  ['an invisible character inside', `0x${address.slice(0, 9)}\u200b${address.slice(9)}\ufeff`, foundAddress],
  ['a line break inside', `0x${hash.slice(0, 30)}\n${hash.slice(30)}`, foundHash],
  ['a sentence around it', `I paid it in 0x${hash} this morning`, foundHash],
  ['JSON around it', `{"hash": "0x${hash}", "nonce": 7}`, foundHash],
  ['a parameter’s name before it', `address=0x${address}`, foundAddress],
  ['a DID around it', `did:pkh:eip155:1:0x${address}`, foundAddress],
  ['a lost zero before it', `x${address}`, foundAddress],
  ['zeros before it, as in a topic', `0x${'0'.repeat(24)}${address}`, foundAddress],
  ['its label before it', `Transaction Hash: 0x${hash}`, foundHash],
  ['a word before it', `address 0x${address}`, foundAddress],
  ['the word block before a number', 'Block #12,345', { kind: 'number', number: 12_345 }],
  ['a chain before it (CAIP-10)', `eip155:1:0x${address}`, foundAddress],
  ['a chain before it (ERC-3770)', `eth:0x${address}`, foundAddress],
  ['a token standard before it (CAIP-19)', `eip155:1/erc20:0x${address}`, token],
  ['the id of a token (CAIP-19)', `eip155:1/erc721:0x${address}/7`, { ...token, view: { id: '7' } }],
  ['a payment link around it (EIP-681)', `ethereum:0x${address}@1`, foundAddress],
  ['a payment with a value (EIP-681)', `ethereum:pay-0x${address}@1?value=1`, foundAddress],
  ['a transaction link', `https://etherscan.io/tx/0x${hash}`, foundHash],
  ['a link without its scheme', `etherscan.io/tx/0x${hash}`, foundHash],
  ['a page of any other site', `https://dexscreener.com/ethereum/0x${address}?embed=1`, foundAddress],
  ['a parameter of any other site', `https://app.example/swap?chain=1&hash=0x${hash}`, foundHash],
  [
    'a link inside a link',
    `https://out.example/?to=https%3A%2F%2Fetherscan.io%2Ftx%2F0x${hash}%23eventlog`,
    { ...foundHash, view: { tab: 'logs' } },
  ],
  ['a percent-encoded link', `https%3A%2F%2Fetherscan.io%2Ftx%2F0x${hash}`, foundHash],
  ['a link without 0x', `https://explorer.example/address/${address}/`, foundAddress],
  ['a link in capitals', `HTTPS://EXPLORER.EXAMPLE/TX/0X${hash}`, foundHash],
  ['a page behind a hash sign', `https://explorer.example/#/tx/0x${hash}`, foundHash],
  ['the chain in the path', `https://dashboard.example/tx/mainnet/0x${hash}`, foundHash],
  ['a link to logs', `https://etherscan.io/tx/0x${hash}#eventlog`, { ...foundHash, view: { tab: 'logs' } }],
  [
    'a link to transfers',
    `https://eth.blockscout.com/tx/0x${hash}?tab=token_transfers`,
    { ...foundHash, view: { tab: 'transfers' } },
  ],
  ['a path for a tab', `/tx/0x${hash}/internal-transactions`, { ...foundHash, view: { tab: 'internal' } }],
  [
    'a path of this app',
    `/address/0x${address}?tab=token_transfers`,
    { ...foundAddress, view: { tab: 'transfers' } },
  ],
  ['a tab nobody knows', `/address/0x${address}?tab=constructor`, foundAddress],
  ['a token link', `https://etherscan.io/token/0x${address}`, token],
  [
    'a holder of a token',
    `https://etherscan.io/token/0x${address}?a=0x${address}`,
    { ...token, view: { find: `0x${address}` } },
  ],
  [
    'a token id',
    `https://eth.blockscout.com/token/0x${address}/instance/12?tab=metadata`,
    { ...token, view: { id: '12' } },
  ],
  ['a token id of an nft link', `https://etherscan.io/nft/0x${address}/12`, { ...token, view: { id: '12' } }],
  ['a block link with a hash', `https://eth.blockscout.com/block/0x${hash}`, { ...foundHash, isBlock: true }],
  ['a block link with a number', 'https://etherscan.io/block/123', { kind: 'number', number: 123 }],
  [
    'the transactions of a block',
    'https://etherscan.io/txs?block=12',
    { kind: 'number', number: 12, view: { tab: 'transactions' } },
  ],
  ['a block link with a quantity', 'https://basescan.org/block/0x1f', { kind: 'number', number: 31 }],
  ['the letter o before it', `Ox${hash}`, foundHash],
  [
    'a link to the contract of a proxy',
    `https://etherscan.io/address/0x${address}#writeProxyContract`,
    { ...foundAddress, view: { tab: 'contract' } },
  ],
  [
    'the tokens of an address',
    `https://etherscan.io/tokenholdings?a=0x${address}`,
    { ...foundAddress, view: { tab: 'tokens' } },
  ],
  [
    'a link to a trace',
    `https://otter.example/tx/0x${hash}/trace`,
    { ...foundHash, view: { tab: 'internal' } },
  ],
  [
    'the transfers of an address',
    `/tokentxns?a=0x${address}`,
    { ...foundAddress, view: { tab: 'transfers' } },
  ],
])('parseSearch finds the record with %s', (_, typed, expected) => {
  expect(parseSearch(typed)).toEqual(expected)
})

test.each([
  'https://example.org/about',
  `https://app.example/swap?from=0x${address}&to=0x${'11'.repeat(20)}`,
  `https://explorer.example/token/0x${hash}`,
  `https://explorer.example/tx/0x${hash}0`,
  'https://explorer.example/txs?block=1e3',
  '/constructor/x?a=1',
  `0x${hash}0`,
  `0x${hash.slice(1)}`,
  'tide/ebb',
  `0x${address}.eth`,
  `0x${address}@example.org`,
  'TIDE.',
  'token 5',
  '1e3',
  'null',
])('parseSearch keeps “%s” as it was typed', (text) => {
  expect(parseSearch(text)).toEqual({ kind: 'text', text })
})

test('parseSearch cuts a long text', () => {
  expect(parseSearch('x'.repeat(10_000))).toEqual({ kind: 'text', text: 'x'.repeat(200) })
})
