import type { Decimal } from '#lib/numbers/decimal.ts'
import { axisFormat } from '#ui/charts/axisFormat.ts'

type Format = (value: Decimal) => string

/** How far the axis of a single price reaches to either side, as a share of it. */
const flatMargin = 0.1

/**
 * The labels of a price axis: in the usual form, or with every digit where that would say the same of two prices. The
 * prices are as drawn, scaled by ten to the power of `exponent`.
 */
export function priceLabels(prices: readonly number[], exponent: number, format: Format, exact: Format) {
  const labels = prices.map(axisFormat(exponent, format))
  return new Set(labels).size === labels.length ? labels : prices.map(axisFormat(exponent, exact))
}

/** The range of an axis. One price alone is in the middle of a tenth more and a tenth less. */
export function axisRange<Range extends { minValue: number; maxValue: number }>(range: Range): Range {
  const { minValue, maxValue } = range
  if (minValue !== maxValue) return range
  return { ...range, minValue: minValue * (1 - flatMargin), maxValue: maxValue * (1 + flatMargin) }
}
