import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { impactSentence, impactTone, isWorseThan, worseImpact } from './priceImpact.ts'

test.each([
  ['0.0299', 'small'],
  ['0.03', 'large'],
  ['-0.03', 'large'],
  ['0.0999', 'large'],
  ['0.1', 'huge'],
  ['-0.5', 'huge'],
])('impactTone of %s is %s, up or down', (impact, tone) => {
  expect(impactTone(decimal(impact))).toBe(tone)
})

test.each([
  ['buy', '0.0188', 'You pay 47 times the current price.'],
  ['buy', '0.0189', 'You pay 47 times the current price.'],
  ['buy', '0.000412', 'You pay 3% more than the current price.'],
  ['buy', '0.001008', 'You pay 2.52 times the current price.'],
  ['sell', '0.0003', 'You get 25% less than the current price.'],
] as const)('a %s at %s on average says what it means', (side, average, sentence) => {
  expect(impactSentence(side, { average: decimal(average), spotBefore: decimal('0.0004') })).toBe(sentence)
})

test('impactSentence is null without a price', () => {
  expect(impactSentence('buy', { average: decimal('1'), spotBefore: decimal('0') })).toBeNull()
})

test.each([
  ['0.21', '0.2', false],
  ['0.2101', '0.2', true],
  ['-0.22', '-0.2', true],
  ['0.1', '0.2', false],
])('isWorseThan for %s after %s was accepted is %s', (impact, accepted, isWorse) => {
  expect(isWorseThan(decimal(impact), decimal(accepted))).toBe(isWorse)
})

test('worseImpact is the larger of two, up or down, and unknown where one is unknown', () => {
  expect(worseImpact(decimal('-0.2'), decimal('0.1'))).toBe('-0.2')
  expect(worseImpact(decimal('0.1'), decimal('-0.2'))).toBe('-0.2')
  expect(worseImpact(null, decimal('0.1'))).toBeNull()
  expect(worseImpact(decimal('0.1'), null)).toBeNull()
})
