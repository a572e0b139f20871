import { compare, type Decimal, isZero, magnitude, zero } from '#lib/numbers/decimal.ts'
import { cut } from './cut.ts'
import { formatMoneyExact, formatMoneyShort } from './money.ts'
import { countedZeros, subscript } from './significant.ts'

/** The digits of the largest price that an axis shows. */
const mostDigits = 4

/**
 * The labels of a price axis, in dollars, with one number of places and one notation: `$0.00012`, `$0.00008`. Zeros are counted
 * by the largest price, as they are elsewhere: `$0.0₄24`, `$0.0₄08`.
 */
export function formatPriceAxis(values: readonly Decimal[]): string[] {
  const largest = values.reduce((most, value) => (compare(value, most) > 0 ? value : most), zero)
  const counted = countedZeros(largest)
  const zeros = Math.max(0, -magnitude(largest) - 1)
  const exact = Math.max(2, ...values.map((value) => value.split('.')[1]?.length ?? 0))
  return distinct([Math.min(exact, zeros + mostDigits), exact], (places) =>
    values.map((value) => {
      const text = cut(value, places, places)
      if (counted === 0) return `$${text}`
      return isZero(value) ? '$0' : `$0.0${subscript(counted)}${text.slice('0.'.length + counted)}`
    }),
  )
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
