import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { fallToLiquidation, healthBand } from './healthBand.ts'

test.each([
  ['3', 'Safe', 'accent'],
  ['2.999999999999999999', 'Moderate', 'neutral'],
  ['2', 'Moderate', 'neutral'],
  ['1.999999999999999999', 'Risky', 'warn'],
  ['1.5', 'Risky', 'warn'],
  ['1.499999999999999999', 'In danger', 'down'],
  ['1', 'In danger', 'down'],
  ['0.999999999999999999', 'Can be liquidated', 'down'],
])('a health factor of %s is %s', (health, word, tone) => {
  expect(healthBand(decimal(health))).toMatchObject({ word, tone })
})

test('healthBand tells no debt from an unknown health', () => {
  expect(healthBand('none')).toEqual({ word: 'No debt', tone: 'accent' })
  expect(healthBand('unknown')).toEqual({ word: 'Unknown', tone: 'warn' })
})

test.each([
  ['2', '0.5'],
  ['1.25', '0.2'],
  ['1', '0'],
  ['0.5', '0'],
])('with a health factor of %s all collateral may lose %s of its value', (health, fall) => {
  expect(fallToLiquidation(decimal(health))).toBe(fall)
})
