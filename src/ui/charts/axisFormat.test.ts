import { expect, test } from 'vitest'
import { axisFormat } from './axisFormat.ts'

test('axisFormat shows the value, not the scaled number', () => {
  expect(axisFormat(3, (value) => `$${value}`)(1.5)).toBe('$0.0015')
  expect(axisFormat(0, String)(12)).toBe('12')
})

test.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])('axisFormat of %s is empty', (scaled) => {
  expect(axisFormat(0, String)(scaled)).toBe('')
})

test('axisFormat keeps all digits of a high price, without float noise', () => {
  expect(axisFormat(-6, String)(1.77527581)).toBe('1775275.81')
  expect(axisFormat(0, String)(0.1 + 0.2)).toBe('0.3')
})
