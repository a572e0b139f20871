import { expect, test } from 'vitest'
import { formatMoneyExact, formatMoneyShort, formatPrice } from '#lib/format/money.ts'
import { axisRange, priceLabels } from './priceAxis.ts'

test('priceLabels uses the usual format while labels differ', () => {
  expect(priceLabels([1.01, 1.02], 3, formatPrice, formatMoneyExact)).toEqual(['$0.00101', '$0.00102'])
})

test('priceLabels shows every digit where labels would be equal', () => {
  expect(priceLabels([1.77524, 1.77525], -6, formatMoneyShort, formatMoneyExact)).toEqual([
    '$1,775,240',
    '$1,775,250',
  ])
  expect(priceLabels([1.01141, 1.01142], 3, formatPrice, formatMoneyExact)).toEqual([
    '$0.00101141',
    '$0.00101142',
  ])
})

test('axisRange leaves room around a single price for different labels', () => {
  const { minValue, maxValue } = axisRange({ minValue: 1.0114, maxValue: 1.0114 })
  const ticks = [0, 1, 2, 3, 4].map((step) => minValue + ((maxValue - minValue) * step) / 4)
  expect(new Set(priceLabels(ticks, 3, formatPrice, formatPrice)).size).toBe(5)
  expect(axisRange({ minValue: 1, maxValue: 2 })).toEqual({ minValue: 1, maxValue: 2 })
})
