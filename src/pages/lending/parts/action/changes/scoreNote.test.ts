import { expect, test } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/lending/account/sampleAccount.ts'
import { scoreNote } from './scoreNote.ts'

const reserve = sampleReserve(6, { symbol: 'TUSD' })
const owing = (due: bigint) => samplePosition(reserve, { scaledDebt: 100_000_000n, due })

test.each([
  [5_000_000n, 'Pays what is due of this loan'],
  [6_000_000n, 'Pays what is due of this loan'],
  [4_999_999n, 'After it, 0.000001 TUSD more is due'],
  [null, '5 TUSD is due'],
])('of 5 TUSD due, a repayment of %s base units is told as "%s"', (amount, says) => {
  expect(scoreNote('repay', amount, reserve, owing(5_000_000n))).toMatch(new RegExp(`^${says} `))
})

test('a repayment of what is not due promises nothing', () => {
  expect(scoreNote('repay', 1n, reserve, owing(0n))).toMatch(/^Nothing of this loan is due/)
})

test.each(['deposit', 'withdraw', 'borrow'] as const)('a %s moves no score', (action) => {
  expect(scoreNote(action, 1n, reserve, owing(0n))).toMatch(/^This leaves your score as it is/)
})
