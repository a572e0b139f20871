import { expect, test } from 'vitest'
import type { CreditAccount } from '#interfaces/lending/creditView.ts'
import type { LendingUser } from '#interfaces/lending/user.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { creditFigures } from './creditFigures.ts'

const account: CreditAccount = {
  ...{ creditScore: 600, tier: 1, collateralUsd: 0n, debtUsd: 0n, powerUsd: 0n, availableUsd: 0n },
  ...{ withdrawalUsd: 0n, liquidationUsd: 0n, liquidationDebtUsd: 0n, health: null },
}

function record(creditScore: number): LendingUser {
  return {
    address: '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
    creditScore,
    ...{ borrowingPower: decimal('10'), amountBorrowed: decimal('0'), availableToBorrow: decimal('10') },
  }
}

test.each([299, 851, 0, -5])('a score of %d is said and not shown as one', (score) => {
  const figures = creditFigures(null, record(score))
  expect(figures?.score).toBeNull()
  expect(figures?.doubt).toBe(
    `The lending service says the score is ${score}, which is not between 300 and 850.`,
  )
})

test.each([300, 712, 850])('a score of %d is one', (score) => {
  expect(creditFigures(undefined, record(score))).toMatchObject({ score, doubt: null })
})

test('where service and contract tell different scores both are said, and the contract’s is shown', () => {
  const figures = creditFigures(account, record(712))
  expect(figures?.score).toBe(600)
  expect(figures?.doubt).toBe(
    'The lending service says the score is 712, the pool contract 600, which is shown.',
  )
  expect(creditFigures(account, record(600))?.doubt).toBeNull()
})
