import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { transactionTitle } from './transactionTitle.ts'

const record: TransactionRecord = sentRecord({ amount: '25500000' })

test('only a confirmed transaction is in the past tense', () => {
  expect(transactionTitle({ ...record, status: { name: 'confirmed', block: 1 } })).toBe('Deposited 25.5 TUSD')
  expect(transactionTitle(record)).toBe('Deposit of 25.5 TUSD')
  expect(transactionTitle({ ...record, status: { name: 'reverted', block: 1, reason: 'no' } })).toBe(
    'Deposit of 25.5 TUSD',
  )
})

test('a purchase is named by what it buys and what it costs, a sale by what it sells', () => {
  const moment = { paid: decimal('1'), received: decimal('1'), price: decimal('1') }
  const trade = {
    token: record.asset,
    symbol: 'TIDE',
    decimals: 18,
    quoted: '1',
    before: moment,
    after: moment,
  }
  const confirmed = { name: 'confirmed', block: 1 } as const
  expect(transactionTitle({ ...record, kind: 'buy', trade })).toBe('Purchase of TIDE for 25.5 TUSD')
  expect(transactionTitle({ ...record, kind: 'buy', trade, status: confirmed })).toBe(
    'Bought TIDE for 25.5 TUSD',
  )
  expect(transactionTitle({ ...record, kind: 'sell', symbol: 'TIDE' })).toBe('Sale of 25.5 TIDE')
})

test('a revoked approval and a call of any contract are named without an amount', () => {
  const confirmed = { name: 'confirmed', block: 1 } as const
  expect(transactionTitle({ ...record, kind: 'revoke', amount: '0' })).toBe('Revoking the TUSD approval')
  expect(transactionTitle({ ...record, kind: 'revoke', status: confirmed })).toBe('Revoked the TUSD approval')
  expect(transactionTitle({ ...record, kind: 'call', symbol: 'vote' })).toBe('Call of vote')
  expect(transactionTitle({ ...record, kind: 'call', symbol: 'vote', status: confirmed })).toBe('Called vote')
})

test.each([
  ['createMarket', 'Creation of the market of TIDE', 'Created the market of TIDE'],
  ['setFeeUse', 'Change of the fee use of TIDE', 'Changed the fee use of TIDE'],
  ['distributeFees', 'Distribution of the fees of TIDE', 'Distributed the fees of TIDE'],
] as const)('a %s names the market and no amount', (kind, attempt, done) => {
  const signed = { ...record, kind, amount: '0', symbol: 'TIDE' }
  expect(transactionTitle(signed)).toBe(attempt)
  expect(transactionTitle({ ...signed, status: { name: 'confirmed', block: 1 } })).toBe(done)
})

test.each([
  [250_000_000n, '250 TUSD'],
  [2n ** 256n - 1n, 'unlimited TUSD'],
])('the title of an approval beyond its action names the granted amount', (granted, text) => {
  const data = `0x095ea7b3${'aa'.repeat(32)}${granted.toString(16).padStart(64, '0')}` as const
  const approval = { ...record, kind: 'approve', data } as const
  expect(transactionTitle(approval)).toBe(`Approval of ${text}`)
  expect(transactionTitle({ ...approval, status: { name: 'confirmed', block: 1 } })).toBe(`Approved ${text}`)
})

test('the title of an approval lowered in the wallet names the granted amount', () => {
  const data = `0x095ea7b3${'aa'.repeat(32)}${(1_000_000).toString(16).padStart(64, '0')}` as const
  const approval = { ...record, kind: 'approve', amount: '77000000', data } as const
  expect(transactionTitle({ ...approval, status: { name: 'confirmed', block: 1 } })).toBe(
    'Approved 1 of 77 TUSD',
  )
  expect(transactionTitle(approval)).toBe('Approval of 77 TUSD')
})
