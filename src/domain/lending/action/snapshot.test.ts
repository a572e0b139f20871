import { expect, test } from 'vitest'
import type { AccountSummary } from '#domain/lending/account/accountSummary.ts'
import { ray } from '#domain/lending/reserve/interest.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { withMoved } from './actionFigures.ts'
import { snapshotOf } from './snapshot.ts'

const reserve = sampleReserve(6)
const position = samplePosition(reserve, {
  wallet: 1_500_000n,
  scaledSupply: 2_250_000n,
  scaledDebt: 3n,
  borrowRate: ray / 20n,
})
const summary: AccountSummary = {
  collateralUsd: 1n,
  debtUsd: 2n,
  powerUsd: 12_345_000_000n,
  availableUsd: 700_000_000n,
  withdrawalUsd: 3n,
  hasUnpricedDebt: false,
  liquidationUsd: 4n,
  liquidationDebtUsd: 5n,
  health: 1_250_000_000_000_000_000n,
}
const figures = {
  wallet: '1.5',
  deposited: '2.25',
  debt: '0.000003',
  power: '123.45',
  available: '7',
  utilization: '0.5',
  health: '1.25',
  rate: '0.0512711',
}

test('snapshotOf states every figure in whole units', () => {
  expect(snapshotOf({ reserve, position, summary })).toEqual(figures)
})

test.each([
  ['none without a debt', false, 'none'],
  ['unknown with a debt that has no price', true, 'unknown'],
])('the health of a snapshot is %s', (_, hasUnpricedDebt, health) => {
  const without = { ...summary, health: null, hasUnpricedDebt }
  expect(snapshotOf({ reserve, position, summary: without }).health).toBe(health)
})

test.each([
  ['deposit', '1.25'],
  ['repay', '1.25'],
  ['withdraw', '1.75'],
  ['borrow', '1.75'],
] as const)(
  'withMoved corrects the wallet after a %s of 0.25 that was shown as another amount',
  (action, wallet) => {
    const before = snapshotOf({ reserve, position, summary })
    const after = { ...before, wallet: before.power }
    const moved = snapshotOf({ reserve, position: { ...position, wallet: 250_000n }, summary }).wallet
    expect(withMoved({ before, after }, action, moved)).toEqual({ before, after: { ...before, wallet } })
  },
)
