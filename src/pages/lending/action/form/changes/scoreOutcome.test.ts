import { expect, test } from 'vitest'
import { scoreOutcome } from './scoreOutcome.ts'

const cycle = { score: 600, cycleEndsAt: new Date('2026-11-30T01:42:10Z'), dueLoans: 1, scoreAtCycleEnd: 600 }

test.each([
  [
    'names the score of the end of a paid cycle',
    { scoreAtCycleEnd: 605 },
    'Your score stays 600 until this credit cycle ends, 30 Nov 2026, 01:42 UTC; then it becomes 605.',
  ],
  [
    'names the fall of a cycle with something left to pay',
    { scoreAtCycleEnd: 585 },
    'Your score stays 600 until this credit cycle ends, 30 Nov 2026, 01:42 UTC; without another payment it then becomes 585.',
  ],
  [
    'of a loan that was taken in the cycle says when it counts',
    { dueLoans: 0 },
    'Your score stays 600: a new loan counts from the next credit cycle on.',
  ],
  [
    'of a loan that was taken and closed within a cycle says so as well',
    { dueLoans: 0, cycleEndsAt: null },
    'Your score stays 600: a new loan counts from the next credit cycle on.',
  ],
  [
    'that earns nothing for another reason says when scores move',
    {},
    'Your score stays 600; it moves at the end of a credit cycle.',
  ],
])('the score after a repayment %s', (_, changes, expected) => {
  expect(scoreOutcome({ ...cycle, ...changes })).toBe(expected)
})
