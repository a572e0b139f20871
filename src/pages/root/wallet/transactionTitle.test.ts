import { expect, test } from 'vitest'
import type { TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import { transactionTitle } from './transactionTitle.ts'

const record: TransactionRecord = {
  id: 'one',
  kind: 'deposit',
  chainId: 1,
  from: `0x${'11'.repeat(20)}`,
  to: `0x${'22'.repeat(20)}`,
  data: '0x',
  asset: `0x${'33'.repeat(20)}`,
  symbol: 'TUSD',
  decimals: 6,
  amount: '25500000',
  hash: `0x${'ab'.repeat(32)}`,
  nonce: 1,
  sentAt: 0,
  sentBlock: null,
  status: { name: 'pending' },
}

test('only a confirmed transaction is in the past tense', () => {
  expect(transactionTitle({ ...record, status: { name: 'confirmed', block: 1 } })).toBe('Deposited 25.5 TUSD')
  expect(transactionTitle(record)).toBe('Deposit of 25.5 TUSD')
  expect(transactionTitle({ ...record, status: { name: 'reverted', block: 1, reason: 'no' } })).toBe(
    'Deposit of 25.5 TUSD',
  )
})

test('a revoked approval and a call of any contract are named without an amount', () => {
  const confirmed = { name: 'confirmed', block: 1 } as const
  expect(transactionTitle({ ...record, kind: 'revoke', amount: '0' })).toBe('Revoking the TUSD approval')
  expect(transactionTitle({ ...record, kind: 'revoke', status: confirmed })).toBe('Revoked the TUSD approval')
  expect(transactionTitle({ ...record, kind: 'call', symbol: 'vote' })).toBe('Call of vote')
  expect(transactionTitle({ ...record, kind: 'call', symbol: 'vote', status: confirmed })).toBe('Called vote')
})
