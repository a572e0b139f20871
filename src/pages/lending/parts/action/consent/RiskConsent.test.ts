import { expect, test } from 'vitest'
import type { ActionFigures } from '#domain/lending/action/actionFigures.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { isCovered, isRisky, riskSentence } from './RiskConsent.tsx'

test.each([
  ['1.43', 'falls by about 30%'],
  ['1.25', 'falls by about 20%'],
  ['1.02', 'falls by about 1%'],
])('with a health of %s the collateral %s until a liquidation, never more', (health, says) => {
  expect(riskSentence(decimal(health))).toContain(says)
})

test.each(['1.005', '1', '0.5'])('with a health of %s any fall is enough', (health) => {
  expect(riskSentence(decimal(health))).toContain('as soon as my collateral falls a little')
})

test('a health that nobody knows has to be accepted too', () => {
  const snapshot = { health: 'unknown' } as ActionFigures['after']
  expect(isRisky('withdraw', { before: snapshot, after: snapshot })).toBe(true)
  expect(isRisky('repay', { before: snapshot, after: snapshot })).toBe(false)
  expect(riskSentence('unknown')).toContain('nobody knows')
})

test.each([
  ['1.3', '1.3', true],
  ['1.31', '1.3', true],
  ['1.295', '1.3', true],
  ['1.25', '1.3', false],
  ['1.3', 'unknown', false],
  ['unknown', '1.3', false],
  ['unknown', 'unknown', true],
])('a health of %s is what somebody accepted who accepted %s: %s', (health, accepted, isSame) => {
  const read = (text: string) => (text === 'unknown' ? ('unknown' as const) : decimal(text))
  expect(isCovered(read(health), read(accepted))).toBe(isSame)
})
