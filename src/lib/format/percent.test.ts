import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { formatPercent, formatPercentExact } from './percent.ts'

test.each([
  ['0', '0%'],
  ['0.0523', '5.23%'],
  ['0.5', '50%'],
  ['0.12399', '12.3%'],
  ['0.00001', '<0.01%'],
  ['12.5', '1,250%'],
  ['-0.04', '−4%'],
])('the fraction %s is %s', (value, shown) => {
  expect(formatPercent(decimal(value))).toBe(shown)
})

test.each([
  ['0.99999999', '99.9%'],
  ['-0.9999', '−99.9%'],
  ['1', '100%'],
])('%s is shown as %s, and 100 %% only for the whole', (value, shown) => {
  expect(formatPercent(decimal(value))).toBe(shown)
})

test('a fraction above zero is never shown as 0 %', () => {
  expect(formatPercent(decimal('0.0000000000000000000000000000000000000001'))).toBe('<0.01%')
  expect(formatPercent(decimal('0.0001'))).toBe('0.01%')
})

test('a change has a sign, and zero has none', () => {
  expect(formatPercent(decimal('0.042'), { signed: true })).toBe('+4.2%')
  expect(formatPercent(decimal('-0.042'), { signed: true })).toBe('−4.2%')
  expect(formatPercent(decimal('0'), { signed: true })).toBe('0%')
  expect(formatPercent(decimal('1e12'), { signed: true })).toBe('+>10,000,000,000%')
})

test.each([
  ['0.59', '+59.0%'],
  ['0.0899', '+8.9%'],
  ['-0.48', '−48.0%'],
  ['10.065', '+1,006.5%'],
  ['-0.0000001', '−0.0%'],
  ['0.0004', '+0.0%'],
  ['0', '0.0%'],
])('with one place, the change %s is %s', (value, shown) => {
  expect(formatPercent(decimal(value), { signed: true, places: 1 })).toBe(shown)
})

test('with two places, a rate has both, and one that is almost nothing says so', () => {
  expect(formatPercent(decimal('0.048'), { places: 2 })).toBe('4.80%')
  expect(formatPercent(decimal('0.000001'), { places: 2 })).toBe('<0.01%')
})

test.each([
  ['-0.000001', '−0.00%'],
  ['0.000001', '+0.00%'],
  ['0', '0%'],
])('a change of %s, almost nothing, is %s: a sign tells it from nothing', (value, shown) => {
  expect(formatPercent(decimal(value), { signed: true })).toBe(shown)
})

test('a rate a little below zero has its sign', () => {
  expect(formatPercent(decimal('-0.000001'))).toBe('−0.00%')
  expect(formatPercent(decimal('-0.000001'), { places: 1 })).toBe('−0.0%')
})

test('a title has up to six decimals, and the first two digits of a smaller figure', () => {
  expect(formatPercentExact(decimal('0.052312345678'))).toBe('5.231234%')
  expect(formatPercentExact(decimal('-12.5'))).toBe('−1,250%')
  expect(formatPercentExact(decimal('-0.00000000123'))).toBe('−0.00000012%')
  expect(formatPercentExact(decimal('0'))).toBe('0%')
})
