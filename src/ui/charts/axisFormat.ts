import { type Decimal, parseDecimal } from '#lib/numbers/decimal.ts'

/**
 * Labels an axis: turns the scaled number a chart draws back into the value it stands for. Values below zero get no
 * label. Never throws, because charts try numbers that are no prices.
 */
export function axisFormat(exponent: number, format: (value: Decimal) => string) {
  return (scaled: number): string => {
    if (scaled < 0) return ''
    const value = parseDecimal((scaled / 10 ** exponent).toPrecision(6))
    return value === null ? '' : format(value)
  }
}
