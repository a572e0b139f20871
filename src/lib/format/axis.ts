import { compare, type Decimal, magnitude, zero } from '#lib/numbers/decimal.ts'
import { cut } from './cut.ts'
import { formatMoneyExact, formatMoneyShort, formatPrice } from './money.ts'
import { plainSignificant, subscript } from './significant.ts'

/** An axis counts the zeros of its prices from here on; with fewer it writes them out. */
const countedZeros = 6

/** The digits of the largest price that an axis shows. */
const mostDigits = 4

/**
 * The labels of a price axis, in dollars, with one number of places: `$0.00012`, `$0.00010`, `$0.00008`; those of a price
 * with so many zeros after the point count them.
 */
export function formatPriceAxis(values: readonly Decimal[], counted = countedZeros): string[] {
  const largest = values.reduce((most, value) => (compare(value, most) > 0 ? value : most), zero)
  const zeros = Math.max(0, -magnitude(largest) - 1)
  const lead = zeros < counted ? null : `$0.0${subscript(zeros)}`
  const exact = Math.max(2, ...values.map((value) => value.split('.')[1]?.length ?? 0))
  return distinct([Math.min(exact, zeros + mostDigits), exact], (places) =>
    values.map((value) => {
      const text = cut(value, places, places)
      return lead === null ? `$${text}` : lead + text.slice('0.'.length + zeros)
    }),
  )
}

/** A price beside such an axis, in dollars, its zeros written as there: `$0.00002166`. */
export function formatAxisPrice(value: Decimal): string {
  return -magnitude(value) - 1 < countedZeros ? `$${plainSignificant(value)}` : formatPrice(value)
}

/** Zeros from which on an axis on a phone counts them. */
const countedOnPhone = 3

/** The labels of a price axis where space is short: `$0.0₃12`. */
export function formatShortPriceAxis(values: readonly Decimal[]): string[] {
  return formatPriceAxis(values, countedOnPhone)
}

/** A price beside such an axis: `$0.0₃1256`. */
export function formatShortAxisPrice(value: Decimal): string {
  return formatShortPriceAxis([value]).join()
}

/** The labels of an axis of dollars: `$84.1K`, `$1.23M`; with every digit where two would be equal. */
export function formatMoneyAxis(values: readonly Decimal[]): string[] {
  return distinct([formatMoneyShort, formatMoneyExact], (format) => values.map((value) => format(value)))
}

/** The labels made the first way, or the second way where two of them would be equal. */
function distinct<Way>([first, second]: readonly [Way, Way], label: (way: Way) => string[]): string[] {
  const labels = label(first)
  return new Set(labels).size === labels.length ? labels : label(second)
}
