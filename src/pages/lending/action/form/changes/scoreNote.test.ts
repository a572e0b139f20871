import { expect, test } from 'vitest'
import { grow, worstRate } from '#domain/lending/reserve/interest.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { paysDue, scoreNote } from './scoreNote.ts'

const reserve = sampleReserve(6, { symbol: 'TUSD' })
const owing = (due: bigint) => ({
  score: 600,
  reserve,
  position: samplePosition(reserve, { scaledDebt: 100_000_000n, due }),
})

/** 5 TUSD and the interest of two minutes on all 100, at the highest rate. */
const enough = 5_000_000n + grow(100_000_000n, worstRate(reserve.model, 2), 120n) - 100_000_000n

test.each([
  [enough - 1n, 'Interest grows until this is in a block\\. Repay 5\\.0\\d+ TUSD to pay'],
  [5_000_000n, 'Interest grows until this is in a block\\. Repay 5\\.0\\d+ TUSD to pay'],
  [enough, 'Pays what this loan owes'],
  [100_000_000n, 'Pays what this loan owes'],
  [4_999_999n, 'After it, 0.000001 TUSD more is due'],
  [null, '5 TUSD is due'],
])('with 5 TUSD due, a repayment of %s base units says "%s"', (amount, says) => {
  expect(scoreNote('repay', amount, owing(5_000_000n))).toMatch(new RegExp(`^${says} `))
})

test('a repayment while nothing is due names the points of a paid cycle', () => {
  expect(scoreNote('repay', 1n, owing(0n))).toBe(
    'Nothing of this loan is due in this credit cycle. A credit cycle paid on time adds up to +5 points.',
  )
})

test.each(['deposit', 'withdraw', 'borrow'] as const)(
  'a %s says that it has no effect on the score now',
  (action) => {
    expect(scoreNote(action, 1n, owing(0n))).toMatch(/^No effect on your score now\./)
  },
)

test.each([
  [5_000_000n, / What you add to this loan is also due in this credit cycle\.$/],
  [0n, / If this loan was open when the credit cycle began, what you add to it is due in that cycle\.$/],
])('a loan with %s base units due warns that the added amount is due as well', (due, says) => {
  expect(scoreNote('borrow', 1n, owing(due))).toMatch(says)
})

test('a first loan says what payments on time add', () => {
  const first = { ...owing(0n), position: samplePosition(reserve) }
  expect(scoreNote('borrow', 1n, first)).toMatch(/ A credit cycle paid on time adds up to \+5 points\.$/)
})

test('what pays a loan for a credit cycle has the interest until it is in a block, and is at most all of it', () => {
  expect(paysDue(owing(5_000_000n))).toBe(enough)
  expect(paysDue(owing(100_000_000n))).toBe(100_000_000n)
})
