import type { Decimal } from '#lib/numbers/decimal.ts'
import { axisFormat } from '#ui/charts/axisFormat.ts'

type Format = (value: Decimal) => string

/** The margin of an axis with a single price, as a share of the price. */
const flatMargin = 0.1

/**
 * The labels of a price axis: formatted with `format`, or all with `exact` where two of them would be equal. The prices are
 * scaled by ten to the power of `exponent`.
 */
export function priceLabels(prices: readonly number[], exponent: number, format: Format, exact: Format) {
  const labels = prices.map(axisFormat(exponent, format))
  return new Set(labels).size === labels.length ? labels : prices.map(axisFormat(exponent, exact))
}

/** The range of an axis. A single price gets a tenth of it above and below. */
export function axisRange<Range extends { minValue: number; maxValue: number }>(range: Range): Range {
  const { minValue, maxValue } = range
  if (minValue !== maxValue) return range
  return { ...range, minValue: minValue * (1 - flatMargin), maxValue: maxValue * (1 + flatMargin) }
}
