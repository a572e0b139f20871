import { expect, test } from 'vitest'
import { ether, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { CreditAccount } from '#interfaces/lending/creditView.ts'
import type { LendingUser } from '#interfaces/lending/user.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { creditFigures } from './creditFigures.ts'

const account: CreditAccount = {
  creditScore: 600,
  tier: 1,
  collateralUsd: 0n,
  debtUsd: 0n,
  powerUsd: 0n,
  availableUsd: 0n,
  withdrawalUsd: 0n,
  liquidationUsd: 0n,
  liquidationDebtUsd: 0n,
  health: null,
}

const reserve = sampleReserve(6, { symbol: 'TUSD' })
const unpriced = { ...reserve, asset: ether, symbol: 'TIDE', price: 0n, isPriceFresh: false }
const state = { account, reserves: [reserve], positions: [] }

function record(creditScore: number): LendingUser {
  return {
    address: '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
    creditScore,
    borrowingPower: decimal('10'),
    amountBorrowed: decimal('0'),
    availableToBorrow: decimal('10'),
  }
}

test.each([299, 851, 0, -5])(
  'a score of %d out of range is quoted as doubtful, and not shown as the score',
  (score) => {
    const figures = creditFigures(null, record(score))
    expect(figures?.score).toBeNull()
    expect(figures?.doubt).toBe(
      `The lending service says the score is ${score}, which is not between 300 and 850.`,
    )
  },
)

test.each([300, 712, 850])('a score of %d in range is shown', (score) => {
  expect(creditFigures(undefined, record(score))).toMatchObject({ score, doubt: null })
})

test('two different scores are both quoted, and that of the contract is shown', () => {
  const figures = creditFigures(state, record(712))
  expect(figures?.score).toBe(600)
  expect(figures?.doubt).toBe(
    'The lending service says the score is 712, the pool contract 600, which is shown.',
  )
  expect(creditFigures(state, record(600))?.doubt).toBeNull()
})

test('a debt without a price is unknown, neither no debt nor zero dollars', () => {
  const positions = [samplePosition(unpriced, { scaledDebt: 5n })]
  expect(creditFigures({ account, reserves: [unpriced], positions }, null)).toMatchObject({
    borrowed: null,
    collateral: '0',
    health: null,
  })
})

test('a deposit without a price makes the collateral unknown', () => {
  const positions = [samplePosition(unpriced, { scaledSupply: 5n })]
  const figures = creditFigures({ account, reserves: [unpriced], positions }, null)
  expect(figures).toMatchObject({ borrowed: '0', collateral: null, health: 'none' })
})

test('an asset neither held nor owed needs no price', () => {
  const positions = [samplePosition(unpriced), samplePosition(reserve, { scaledSupply: 5n })]
  const figures = creditFigures({ account, reserves: [unpriced, reserve], positions }, null)
  expect(figures).toMatchObject({ borrowed: '0', collateral: '0' })
})
