import { expect, test } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { maxUint256 } from '#lib/numbers/integers.ts'
import { accountAfter, afterAction } from './afterAction.ts'

const reserve = sampleReserve(6)
const grown = sampleReserve(6, {
  supplyIndex: (ray * 11n) / 10n,
  borrowIndexes: [ray, ray, (ray * 12n) / 10n, (ray * 13n) / 10n, ray],
})

test('a loan changes cash, debt, utilisation and the rate', () => {
  const after = afterAction('borrow', 500_000_000n, { reserve, position: samplePosition(reserve) }, 2)
  expect(after.reserve).toMatchObject({
    cash: 500_000_000n,
    totalBorrowed: 1_500_000_000n,
    utilization: (ray * 3n) / 4n,
  })
  expect(after.position).toMatchObject({
    wallet: 500_000_000n,
    borrowed: 500_000_000n,
    borrowRate: (ray * 375n) / 10_000n,
  })
})

test('afterAction scales a deposit down and a withdrawal up', () => {
  const position = samplePosition(grown, { wallet: 10n })
  const deposited = afterAction('deposit', 10n, { reserve: grown, position }, 2)
  expect(deposited.position).toMatchObject({ wallet: 0n, scaledSupply: 9n, supplied: 9n })
  const withdrawn = afterAction('withdraw', 5n, deposited, 2)
  expect(withdrawn.position).toMatchObject({ wallet: 5n, scaledSupply: 4n, supplied: 4n })
})

test('afterAction scales a loan up and a repayment down', () => {
  const borrowed = afterAction('borrow', 10n, { reserve: grown, position: samplePosition(grown) }, 2)
  expect(borrowed.position).toMatchObject({ scaledDebt: 9n, borrowed: 11n })
  const repaid = afterAction('repay', 5n, borrowed, 2)
  expect(repaid.position).toMatchObject({ scaledDebt: 5n, borrowed: 6n })
})

test.each([
  ['repay', 'borrowed'],
  ['withdraw', 'supplied'],
] as const)('%s of all leaves nothing', (action, of) => {
  const position = samplePosition(grown, { wallet: 1_000n, scaledSupply: 77n, scaledDebt: 77n })
  const after = afterAction(action, maxUint256, { reserve: grown, position }, 2)
  expect(after.position[of]).toBe(0n)
  expect(after.position[of === 'borrowed' ? 'scaledDebt' : 'scaledSupply']).toBe(0n)
})

test('a repayment takes no more than the debt', () => {
  const position = samplePosition(reserve, { wallet: 100n, scaledDebt: 40n })
  const after = afterAction('repay', maxUint256, { reserve, position }, 2)
  expect(after.position.wallet).toBe(60n)
  expect(after.reserve.cash).toBe(reserve.cash + 40n)
})

test('a withdrawal takes no more than the deposit', () => {
  const position = samplePosition(reserve, { wallet: 100n, scaledSupply: 40n })
  const after = afterAction('withdraw', maxUint256, { reserve, position }, 2)
  expect(after.position.wallet).toBe(140n)
  expect(after.reserve.cash).toBe(reserve.cash - 40n)
})

test('a loan that is partly repaid moves to the tier of its owner', () => {
  const position = samplePosition(grown, { scaledDebt: 100n, wallet: 20n })
  const after = afterAction('repay', 20n, { reserve: grown, position }, 3)
  expect(after.position).toMatchObject({ tier: 3, scaledDebt: 78n, borrowed: 102n })
})

test('a changed loan moves to the tier of its owner, rounded up', () => {
  const position = samplePosition(grown, { scaledDebt: 100n, wallet: 0n })
  const after = afterAction('borrow', 1n, { reserve: grown, position }, 3)
  expect(after.position).toMatchObject({ tier: 3, scaledDebt: 94n, borrowed: 123n })
  expect(after.reserve.borrowScaled).toEqual([0n, 0n, 999_999_900n, 94n, 0n])
})

test('an action of zero changes nothing', () => {
  const holding = { reserve, position: samplePosition(reserve) }
  expect(afterAction('deposit', 0n, holding, 2)).toBe(holding)
})

test('a deposit adds its cash and its scaled amount to the reserve', () => {
  const { reserve: after } = afterAction(
    'deposit',
    11n,
    { reserve: grown, position: samplePosition(grown) },
    2,
  )
  expect(after.cash).toBe(grown.cash + 11n)
  expect(after.supplyScaled).toBe(grown.supplyScaled + 10n)
  expect(after.totalSupplied).toBe(grown.totalSupplied + 11n)
})

test('a withdrawal takes its cash and its scaled amount, rounded up, from the reserve', () => {
  const position = samplePosition(grown, { scaledSupply: 100n })
  const { reserve: after } = afterAction('withdraw', 12n, { reserve: grown, position }, 2)
  expect(after.cash).toBe(grown.cash - 12n)
  expect(after.supplyScaled).toBe(grown.supplyScaled - 11n)
})

test('a larger loan in the same tier adds to the scaled amount as it is', () => {
  // 77 at 1.2 owe 92.4: scaled again they would be 78.
  const position = samplePosition(grown, { scaledDebt: 77n, wallet: 3n })
  const after = afterAction('borrow', 10n, { reserve: grown, position }, 2)
  expect(after.position).toMatchObject({ scaledDebt: 86n, borrowed: 104n, wallet: 13n, tier: 2 })
  expect(after.reserve.borrowScaled).toEqual([0n, 0n, 1_000_000_009n, 0n, 0n])
})

test('a repayment adds its cash to the reserve and takes its scaled amount, rounded down, from the loan', () => {
  const position = samplePosition(grown, { scaledDebt: 77n, wallet: 50n })
  const after = afterAction('repay', 11n, { reserve: grown, position }, 2)
  expect(after.position).toMatchObject({ scaledDebt: 68n, borrowed: 82n, wallet: 39n })
  expect(after.reserve.cash).toBe(grown.cash + 11n)
  expect(after.reserve.borrowScaled).toEqual([0n, 0n, 999_999_991n, 0n, 0n])
})

test('a first loan is in the tier of its owner', () => {
  const after = afterAction(
    'borrow',
    13n,
    { reserve: grown, position: samplePosition(grown, { tier: 2 }) },
    3,
  )
  expect(after.position).toMatchObject({ tier: 3, scaledDebt: 10n, borrowed: 13n })
})

test('accountAfter changes one asset, in the tier of the account', () => {
  const other = sampleReserve(18, { asset: ether })
  const account = {
    ...sampleAccount([grown, samplePosition(grown)], [other, samplePosition(other, { wallet: 4n })]),
    tier: 3,
  }
  const after = accountAfter(account, 'borrow', grown.asset, 13n)
  const holding = afterAction('borrow', 13n, { reserve: grown, position: samplePosition(grown) }, 3)
  expect(after).toEqual({
    reserves: [holding.reserve, other],
    positions: [holding.position, account.positions[1]],
    tier: 3,
  })
  expect(accountAfter(account, 'borrow', '0x00000000000000000000000000000000000000cc', 13n)).toBe(account)
})
