import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenTransferSchema } from '#interfaces/explorer/token/tokenTransfer.ts'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { type Criteria, periodOf, transactionMatches, transferMatches } from './criteria.ts'

const self = checksummed(`0x${'11'.repeat(20)}`)
const other = checksummed(`0x${'ab'.repeat(20)}`)
const token = checksummed(`0x${'cd'.repeat(20)}`)

const transaction = v.parse(transactionSchema, {
  hash: `0x${'8f'.repeat(32)}`,
  from: { hash: self },
  to: { hash: other, name: 'Tide Router' },
  method: 'swapExactIn',
  raw_input: '0x095ea7b3',
  timestamp: '2026-03-12T23:30:00Z',
})

const transfer = v.parse(tokenTransferSchema, {
  transaction_hash: `0x${'8f'.repeat(32)}`,
  from: { hash: other },
  to: { hash: self },
  token: { address_hash: token, symbol: 'TIDE', name: 'Tide Token' },
  timestamp: '2026-03-12T23:30:00Z',
})

function matches(criteria: Criteria) {
  const period = periodOf(criteria)
  if ('problem' in period) throw new Error(period.problem)
  return {
    transaction: transactionMatches(self, criteria, period)(transaction),
    transfer: transferMatches(self, criteria, period)(transfer),
  }
}

test.each([
  [{}, true],
  [{ method: 'swap' }, true],
  [{ method: '0x095EA7B3' }, true],
  [{ method: 'mint, SWAPEXACTIN' }, true],
  [{ method: 'Swap exact in' }, true],
  [{ method: 'mint' }, false],
  [{ with: other.toLowerCase() }, true],
  [{ with: 'router' }, true],
  [{ with: self }, false],
  [{ since: '2026-03-12', until: '2026-03-12' }, true],
  [{ since: '2026-03-13' }, false],
  [{ until: '2026-03-12 23:29' }, false],
  [{ until: '2026-03-11' }, false],
  [{ method: 'swap', since: '2026-03-13' }, false],
])('a transaction matches %j: %s', (criteria, expected) => {
  expect(matches(criteria).transaction).toBe(expected)
})

test.each([
  [{ token: 'tide' }, true],
  [{ token: token.toLowerCase() }, true],
  [{ token: 'WETH' }, false],
  [{ with: other }, true],
  [{ with: token }, false],
  [{ until: '2026-03-12' }, true],
])('a token transfer matches %j: %s', (criteria, expected) => {
  expect(matches(criteria).transfer).toBe(expected)
})

test('a row without a time is in no period', () => {
  const period = { since: new Date('2020-01-01'), until: null }
  expect(transactionMatches(self, {}, period)({ ...transaction, timestamp: null })).toBe(false)
})

test('the end that is no time is named', () => {
  expect(periodOf({ since: 'soon' })).toEqual({ problem: 'since' })
  expect(periodOf({ since: '2026-03-12', until: '2026-02-30' })).toEqual({ problem: 'until' })
})
