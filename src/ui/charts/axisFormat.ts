import { type Decimal, parseDecimal } from '#lib/numbers/decimal.ts'

/** Digits of a label: more than any price shows, fewer than a float is exact to. */
const digits = 12

/**
 * Formats the labels of an axis. A chart draws scaled numbers; the label shows the value itself. Values below zero
 * have no label. It never throws, because charts also pass numbers that are no values.
 */
export function axisFormat(exponent: number, format: (value: Decimal) => string) {
  return (scaled: number): string => {
    if (scaled < 0) return ''
    const value = parseDecimal((scaled / 10 ** exponent).toPrecision(digits))
    return value === null ? '' : format(value)
  }
}
