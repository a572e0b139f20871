import { type Decimal, parseDecimal } from '#lib/numbers/decimal.ts'

/**
 * Formats the labels of an axis. A chart draws scaled numbers; the label shows the value itself. Values below zero
 * have no label. It never throws, because charts also pass numbers that are no values.
 */
export function axisFormat(exponent: number, format: (value: Decimal) => string) {
  return (scaled: number): string => {
    if (scaled < 0) return ''
    const value = parseDecimal((scaled / 10 ** exponent).toPrecision(6))
    return value === null ? '' : format(value)
  }
}
