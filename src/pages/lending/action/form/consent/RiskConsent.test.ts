import { expect, test } from 'vitest'
import type { ActionFigures } from '#domain/lending/action/actionFigures.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { isCovered, isRisky, riskSentence } from './RiskConsent.tsx'

test.each([
  ['1.43', 'falls by 30%'],
  ['1.333', 'falls by 24.9%'],
  ['1.25', 'falls by 20%'],
  ['1.02', 'falls by 1.96%'],
  ['1.005', 'falls by 0.49%'],
  ['1.00005', 'falls at all'],
  ['1', 'falls at all'],
  ['0.5', 'falls at all'],
])('a health of %s says: liquidated if my collateral %s', (health, says) => {
  expect(riskSentence({ health: decimal(health) })).toContain(says)
})

test.each([
  ['1.333', 'interest can lead to liquidation: my debt is 75% of what my collateral covers'],
  ['0.5', 'falls at all'],
])('of a loan of the collateral itself a health of %s names no fall of a price: %s', (health, says) => {
  expect(riskSentence({ health: decimal(health), cause: 'together' })).toContain(says)
})

test('an unknown health has to be accepted before a withdrawal, not before a repayment', () => {
  const snapshot = { health: 'unknown' } as ActionFigures['after']
  expect(isRisky('withdraw', { before: snapshot, after: snapshot })).toBe(true)
  expect(isRisky('repay', { before: snapshot, after: snapshot })).toBe(false)
  expect(riskSentence({ health: 'unknown' })).toContain('nobody knows')
})

test.each([
  ['1.3', '1.3', true],
  ['1.31', '1.3', true],
  ['1.295', '1.3', true],
  ['1.25', '1.3', false],
  ['1.3', 'unknown', false],
  ['unknown', '1.3', false],
  ['unknown', 'unknown', true],
])('a health of %s is covered by the consent to %s: %s', (health, accepted, isSame) => {
  const read = (text: string) => ({ health: text === 'unknown' ? ('unknown' as const) : decimal(text) })
  expect(isCovered(read(health), read(accepted))).toBe(isSame)
})
