import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { firstStep } from './firstStep.ts'

type Amounts = { wallet?: string; yourSupply?: string; yourDebt?: string }

function row({ wallet = '0', yourSupply = '0', yourDebt = '0' }: Amounts): LendingRow {
  const position = {} as LendingRow['position']
  const amounts = { wallet: decimal(wallet), yourSupply: decimal(yourSupply), yourDebt: decimal(yourDebt) }
  return { ...amounts, position } as LendingRow
}

test('without a wallet the first step is to connect one, also while the pool is unknown', () => {
  expect(firstStep(false, [])).toBe('connect')
})

test('a wallet without any pool token is led to test tokens', () => {
  expect(firstStep(true, [row({}), row({})])).toBe('tokens')
})

test('a wallet with a pool token and no position is led to a deposit', () => {
  expect(firstStep(true, [row({}), row({ wallet: '0.5' })])).toBe('deposit')
})

test.each([{ yourSupply: '1' }, { yourDebt: '0.000001' }])(
  'a person with %o gets no first steps',
  (amounts) => {
    expect(firstStep(true, [row({ wallet: '5' }), row(amounts)])).toBeNull()
  },
)

test('unknown positions give no first step', () => {
  expect(firstStep(true, [{ ...row({}), position: null }])).toBeNull()
  expect(firstStep(true, [])).toBeNull()
})
