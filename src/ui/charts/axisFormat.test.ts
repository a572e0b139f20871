import { expect, test } from 'vitest'
import { axisFormat } from './axisFormat.ts'

test('a label shows the value, not the scaled number that is drawn', () => {
  expect(axisFormat(3, (value) => `$${value}`)(1.5)).toBe('$0.0015')
  expect(axisFormat(0, String)(12)).toBe('12')
})

test.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])('%s has no label', (scaled) => {
  expect(axisFormat(0, String)(scaled)).toBe('')
})

test('a dear price has all of its digits, and none that only the float has', () => {
  expect(axisFormat(-6, String)(1.77527581)).toBe('1775275.81')
  expect(axisFormat(0, String)(0.1 + 0.2)).toBe('0.3')
})
