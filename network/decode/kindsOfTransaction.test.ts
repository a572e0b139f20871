import { expect, test } from 'vitest'
import { kindsOfTransaction } from './kindsOfTransaction.ts'

const payment = { to: '0xaa', isCall: false, value: 1n, tokenTransfers: 0, createdToken: false, type: 2 }

test.each([
  ['a payment', {}, ['coin_transfer']],
  ['a payment to nobody with nothing', { value: 0n }, []],
  ['a call', { value: 0n, isCall: true }, ['contract_call']],
  [
    'a call that pays and moves tokens',
    { isCall: true, tokenTransfers: 2 },
    ['coin_transfer', 'contract_call', 'token_transfer'],
  ],
  ['a payment with blobs', { type: 3 }, ['coin_transfer', 'blob_transaction']],
  ['a creation', { to: null, value: 0n }, ['contract_creation']],
  [
    'the creation of a token',
    { to: null, value: 0n, tokenTransfers: 1, createdToken: true },
    ['contract_creation', 'token_transfer', 'token_creation'],
  ],
])('%s', (_name, traits, kinds) => {
  expect(kindsOfTransaction({ ...payment, ...traits })).toEqual(kinds)
})
