import { expect, test } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { debtAfter, secondsSince } from './growingDebt.ts'

const index = ray + ray / 20n

/** A loan in the middle tier at a rate of 2.5 % a year. */
function loan(decimals: number, whole: bigint) {
  const reserve = sampleReserve(decimals, { borrowIndexes: [index, index, index, index, index] })
  return { reserve, position: samplePosition(reserve, { scaledDebt: whole * 10n ** BigInt(decimals) }) }
}

test('debtAfter grows a loan by its tier’s index, rounded up, unchanged after zero seconds', () => {
  const { reserve, position } = loan(18, 1n)
  expect(debtAfter(reserve, position, 0n)).toBe(position.borrowed)
  const rate = (debtAfter(reserve, position, 31_536_000n) * ray) / position.borrowed
  expect(rate / 10n ** 21n).toBe(1_025_940n)
  const poor = { ...position, tier: 0 }
  expect(debtAfter(reserve, poor, 60n)).toBeGreaterThan(debtAfter(reserve, position, 60n))
})

test('debtAfter is zero without a loan', () => {
  const { reserve, position } = loan(6, 0n)
  expect(debtAfter(reserve, position, 1_000n)).toBe(0n)
})

test.each([
  [4_999, 4n],
  [60_999, 60n],
  [0, 0n],
  [-3_000, 0n],
  [61_000, 0n],
])('%d ms after its block a loan has grown for %d seconds', (later, seconds) => {
  const { reserve } = loan(6, 1n)
  expect(secondsSince(reserve, Number(reserve.asOf) * 1_000 + later)).toBe(seconds)
})

test('debtAfter compounds the pool’s rate for the tier, as the contract does', () => {
  // 1,000 at index 1.05, of which 1,050 / 2,050 is lent at 4 % / 0.8 of that: 1,050 * e^0.02561, rounded up.
  const { reserve, position } = loan(6, 1_000n)
  expect(debtAfter(reserve, position, 31_536_000n)).toBe(1_077_237_510n)
})
