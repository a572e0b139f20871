import { expect, test } from 'vitest'
import type { Position } from '#domain/lending/account/position.ts'
import { ray } from '#domain/lending/reserve/interest.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { lendingProblem } from './lendingProblem.ts'

test('lendingProblem names the limit', () => {
  const reserve = sampleReserve(6, { minimumBorrow: 10n })
  const bound = { amount: 100n, max: 90n, by: 'power', all: false } as const
  const problem = (amount: bigint | null, changes: Partial<Position> = {}) =>
    lendingProblem('borrow', amount, bound, { reserve, position: samplePosition(reserve, changes) }, 2)
  expect(problem(null)).toBe('empty')
  expect(problem(0n)).toBe('empty')
  expect(problem(101n)).toBe('power')
  expect(problem(100n)).toBeUndefined()
  expect(problem(9n)).toBe('minimum')
  expect(problem(9n, { scaledDebt: 1n })).toBeUndefined()
})

test('lendingProblem says dust for an amount that the pool rounds to zero', () => {
  const reserve = sampleReserve(6, { supplyIndex: ray * 3n, borrowIndexes: [ray, ray, ray * 2n, ray, ray] })
  const state = { reserve, position: samplePosition(reserve, { scaledDebt: 50n, scaledSupply: 50n }) }
  const bound = { amount: 100n, max: 100n, by: 'wallet', all: false } as const
  expect(lendingProblem('deposit', 2n, bound, state, 2)).toBe('dust')
  expect(lendingProblem('deposit', 3n, bound, state, 2)).toBeUndefined()
  expect(lendingProblem('repay', 1n, bound, state, 2)).toBe('dust')
  expect(lendingProblem('repay', 1n, bound, state, 3)).toBeUndefined()
  expect(lendingProblem('withdraw', 1n, bound, state, 2)).toBeUndefined()
})

test.each(['closed', 'noPrice', 'noDebtPrice'] as const)('lendingProblem says %s before any amount', (by) => {
  const reserve = sampleReserve(6)
  const bound = { amount: 0n, max: 0n, by, all: false }
  expect(lendingProblem('borrow', null, bound, { reserve, position: samplePosition(reserve) }, 2)).toBe(by)
})

test('lendingProblem asks for the least loan only of a loan, counting what is owed', () => {
  const reserve = sampleReserve(6, { minimumBorrow: 10n })
  const state = { reserve, position: samplePosition(reserve, { scaledDebt: 4n }) }
  const bound = { amount: 100n, max: 100n, by: 'wallet', all: false } as const
  expect(lendingProblem('borrow', 5n, bound, state, 2)).toBe('minimum')
  expect(lendingProblem('borrow', 6n, bound, state, 2)).toBeUndefined()
  expect(lendingProblem('deposit', 5n, bound, state, 2)).toBeUndefined()
})

test('lendingProblem has no dust in a repayment of exactly one share', () => {
  const reserve = sampleReserve(6, { borrowIndexes: [ray, ray, ray * 2n, ray, ray] })
  const state = { reserve, position: samplePosition(reserve, { scaledDebt: 50n }) }
  const bound = { amount: 100n, max: 100n, by: 'debt', all: false } as const
  expect(lendingProblem('repay', 2n, bound, state, 2)).toBeUndefined()
})

test('lendingProblem says dust for the whole old debt where a new tier rounds it up beyond one unit', () => {
  const reserve = sampleReserve(6, { borrowIndexes: [ray, ray, ray * 5n, ray, ray] })
  const position = samplePosition(reserve, { scaledDebt: 1n, tier: 1 })
  const bound = { amount: 100n, max: 100n, by: 'debt', all: false } as const
  expect(position.borrowed).toBe(1n)
  expect(lendingProblem('repay', 1n, bound, { reserve, position }, 2)).toBe('dust')
  expect(lendingProblem('repay', 1n, bound, { reserve, position }, 1)).toBeUndefined()
})
