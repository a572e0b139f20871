import { expect, test } from 'vitest'
import { formatPriceAxis } from '#lib/format/axis.ts'
import { axisRange, priceLabels } from './priceAxis.ts'

test('priceLabels formats the unscaled prices together and leaves out what is no price', () => {
  expect(priceLabels([12, -1, 8], 5, formatPriceAxis)).toEqual(['$0.00012', '', '$0.00008'])
})

test('axisRange leaves room around a single price for different labels', () => {
  const { minValue, maxValue } = axisRange({ minValue: 1.0114, maxValue: 1.0114 })
  const ticks = [0, 1, 2, 3, 4].map((step) => minValue + ((maxValue - minValue) * step) / 4)
  expect(new Set(priceLabels(ticks, 3, formatPriceAxis)).size).toBe(5)
  expect(axisRange({ minValue: 1, maxValue: 2 })).toEqual({ minValue: 1, maxValue: 2 })
})
