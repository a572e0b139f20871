import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenTransferSchema } from '#interfaces/explorer/tokenTransfer.ts'
import { transactionSchema } from '#interfaces/explorer/transaction.ts'
import { transactionSummary } from './transactionSummary.ts'

const hash = `0x${'ab'.repeat(32)}`
const someone = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const pool = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usd = { address: `0x${'01'.repeat(20)}`, symbol: 'TUSD', decimals: 6, type: 'ERC-20' }
const tide = { address: `0x${'02'.repeat(20)}`, symbol: 'TIDE', decimals: 18, type: 'ERC-20' }

function transaction(change: object = {}) {
  return v.parse(transactionSchema, {
    ...{ hash, block_number: 1, status: 'ok', from: { hash: someone }, to: { hash: pool } },
    ...{ value: '0', method: 'buy', raw_input: '0x12345678' },
    ...change,
  })
}

function transfer(token: object, from: string, to: string, value: string, change: object = {}) {
  return v.parse(tokenTransferSchema, {
    ...{ from: { hash: from }, to: { hash: to }, token, total: { value, decimals: null } },
    ...change,
  })
}

test('one token given and one got is a swap, whatever else moved between others', () => {
  const summary = transactionSummary(transaction(), [
    transfer(usd, someone, pool, '120000000'),
    transfer(usd, pool, usd.address, '600000'),
    transfer(tide, pool, someone, '9812'),
  ])
  expect(summary).toMatchObject({
    kind: 'swapped',
    gave: { token: { symbol: 'TUSD' }, units: 120_000_000n },
    got: { token: { symbol: 'TIDE' }, units: 9_812n },
  })
})

test('change given back is taken off what was given', () => {
  const summary = transactionSummary(transaction(), [
    transfer(usd, someone, pool, '100'),
    transfer(usd, pool, someone, '30'),
    transfer(tide, pool, someone, '1'),
  ])
  expect(summary).toMatchObject({ gave: { units: 70n } })
})

test.each([
  ['deposit', 'Deposited', 'TUSD'],
  ['borrow', 'Borrowed', 'TIDE'],
])('a %s is told by its name, not as a swap', (method, verb, symbol) => {
  const summary = transactionSummary(transaction({ method }), [
    transfer(usd, someone, pool, '5'),
    transfer(tide, pool, someone, '5'),
  ])
  expect(summary).toMatchObject({ kind: 'moved', verb, sum: { token: { symbol } } })
})

test('a single transfer is sent, minted or burnt', () => {
  const one = (change: object) =>
    transactionSummary(transaction({ method: 'x' }), [transfer(usd, someone, pool, '5', change)])
  expect(one({})).toMatchObject({ verb: 'Sent', to: { address: pool } })
  expect(one({ type: 'token_minting' })).toMatchObject({ verb: 'Minted' })
  expect(one({ type: 'token_burning' })).toMatchObject({ verb: 'Burned', to: null })
})

test('coins sent are a sending, a creation names its contract', () => {
  const plain = { method: null, raw_input: '0x', value: '7' }
  expect(transactionSummary(transaction(plain), [])).toMatchObject({ kind: 'sent', wei: 7n })
  const created = { to: null, created_contract: { hash: pool } }
  expect(transactionSummary(transaction(created), [])).toMatchObject({
    kind: 'created',
    contract: { address: pool },
  })
})

test('what failed or is not known to have succeeded is only ever a call', () => {
  const moved = [transfer(usd, someone, pool, '5')]
  for (const status of ['error', 'great', null]) {
    expect(transactionSummary(transaction({ status }), moved)).toMatchObject({
      kind: 'called',
      method: 'buy',
    })
  }
})

test('a token without known decimals is never put in a sentence', () => {
  const odd = { ...usd, decimals: null }
  expect(transactionSummary(transaction(), [transfer(odd, someone, pool, '5')])).toMatchObject({
    kind: 'called',
  })
})
