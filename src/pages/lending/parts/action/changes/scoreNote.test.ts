import { expect, test } from 'vitest'
import { grow, worstRate } from '#domain/lending/reserve/interest.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { scoreNote } from './scoreNote.ts'

const reserve = sampleReserve(6, { symbol: 'TUSD' })
const owing = (due: bigint) => ({
  reserve,
  position: samplePosition(reserve, { scaledDebt: 100_000_000n, due }),
  summary: { health: 2n * 10n ** 18n, hasUnpricedDebt: false },
})

/** 5 TUSD and the interest of two minutes on all 100, at the highest rate. */
const enough = 5_000_000n + grow(100_000_000n, worstRate(reserve.model, 2), 120n) - 100_000_000n

test.each([
  [enough - 1n, 'Interest grows until this is in a block: 5\\.0\\d+ TUSD surely pays'],
  [5_000_000n, 'Interest grows until this is in a block: 5\\.0\\d+ TUSD surely pays'],
  [enough, 'Pays what is due of this loan'],
  [100_000_000n, 'Pays what is due of this loan'],
  [4_999_999n, 'After it, 0.000001 TUSD more is due'],
  [null, '5 TUSD is due'],
])('of 5 TUSD due, a repayment of %s base units is told as "%s"', (amount, says) => {
  expect(scoreNote('repay', amount, owing(5_000_000n))).toMatch(new RegExp(`^${says} `))
})

test('a repayment of what is not due promises nothing', () => {
  expect(scoreNote('repay', 1n, owing(0n))).toMatch(/^Nothing of this loan is due/)
})

test.each(['deposit', 'withdraw', 'borrow'] as const)('a %s moves no score', (action) => {
  expect(scoreNote(action, 1n, owing(0n))).toMatch(/^This leaves your score as it is/)
})

test.each([
  [5_000_000n, / What you add to this loan is due in this credit cycle, too\. /],
  [0n, / If this loan was open when the credit cycle began, what you add to it is due in it\. /],
])('with %s due of a loan already, what is added to it is told to be due', (due, says) => {
  expect(scoreNote('borrow', 1n, owing(due))).toMatch(says)
})

test('a first loan owes nothing in its cycle', () => {
  const first = { ...owing(0n), position: samplePosition(reserve) }
  expect(scoreNote('borrow', 1n, first)).not.toMatch(/ due /)
})

test('who owes nothing is not warned of a liquidation by a withdrawal', () => {
  const debtless = { ...owing(0n), summary: { health: null, hasUnpricedDebt: false } }
  expect(scoreNote('withdraw', 1n, debtless)).not.toMatch(/liquidation/)
  expect(scoreNote('withdraw', 1n, owing(0n))).toMatch(/A liquidation lowers your score/)
  expect(scoreNote('borrow', 1n, debtless)).toMatch(/A liquidation lowers your score/)
})
