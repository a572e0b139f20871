import type { Decimal } from '#lib/numbers/decimal.ts'
import { unscaled } from '#ui/charts/axisFormat.ts'

/** Labels all values of an axis, so that they have one form. */
export type AxisFormat = (values: readonly Decimal[]) => string[]

/** The margin of an axis with a single price, as a share of the price. */
const flatMargin = 0.1

/**
 * The labels of a price axis, all formatted by `format` together; empty for a number that is no price. The prices are
 * scaled by ten to the power of `exponent`.
 */
export function priceLabels(prices: readonly number[], exponent: number, format: AxisFormat): string[] {
  const values = prices.map((price) => unscaled(price, exponent))
  const labels = format(values.filter((value) => value !== null))
  return values.map((value) => (value === null ? '' : (labels.shift() ?? '')))
}

/** The range of an axis. A single price gets a tenth of it above and below. */
export function axisRange<Range extends { minValue: number; maxValue: number }>(range: Range): Range {
  const { minValue, maxValue } = range
  if (minValue !== maxValue) return range
  return { ...range, minValue: minValue * (1 - flatMargin), maxValue: maxValue * (1 + flatMargin) }
}
