import { expect, test } from 'vitest'
import { sampleReserve } from '#domain/testing/sampleAccount.ts'
import { approvalFor, exactApproval } from './approval.ts'

const reserve = sampleReserve(6)

test('approvalFor a full repayment of 100 asks for an hour of interest at 79 % a year and requires two minutes of it', () => {
  // 100,000,000 * e^(0.79 * 120 / 31,536,000) = 100,000,300.6; with 3,600 seconds 100,009,018.7, and one unit more.
  expect(approvalFor('repay', 100_000_000n, true, reserve, 2)).toEqual({
    required: 100_000_301n,
    ask: 100_009_020n,
  })
})

test('approvalFor asks for the exact amount when everything is deposited', () => {
  expect(approvalFor('deposit', 25n, true, reserve, 2)).toEqual({ required: 25n, ask: 25n })
})

test.each([
  ['deposit', 25n],
  ['repay', 25n],
  ['withdraw', 0n],
  ['borrow', 0n],
] as const)('exactApproval of a %s of 25 is %d', (action, amount) => {
  expect(exactApproval(action, 25n)).toEqual({ required: amount, ask: amount })
})
