import { type Decimal, isZero, magnitude } from '#lib/numbers/decimal.ts'
import { cut, sign } from './cut.ts'

/** The parts of `0.00000001234`: lead `0.0`, zeros 7, digits `1234`. Most figures have only a lead. */
export type SignificantParts = { lead: string; zeros: number; digits: string }

const most = 4
const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/**
 * A figure whose first digits matter however small it is: a price, a fee, a gas price. From 1 up it has two decimals,
 * below 1 four digits, cut: `1,234.56`, `0.01234`. Four or more zeros after the point are counted: `0.0₇1234`. A zero
 * at the end stays where digits follow that are not shown, so that the figures of a column have one length.
 */
export function significantParts(value: Decimal): SignificantParts {
  const zeros = countedZeros(value)
  if (zeros === 0) return { lead: plainSignificant(value), zeros, digits: '' }
  const fraction = value.split('.')[1] ?? ''
  const digits = fraction.slice(zeros, zeros + most)
  return { lead: `${sign(value)}0.0`, zeros, digits }
}

/** How many zeros after the point of a figure are counted: four or more; 0 where they are written out. */
export function countedZeros(value: Decimal): number {
  const zeros = -magnitude(value) - 1
  return isZero(value) || zeros < 4 ? 0 : zeros
}

/**
 * The same digits with every zero written out: `0.000000007`. For gas prices and fees. With `columnPlaces` it has as many
 * decimals as that, so that the rows of a column agree.
 */
export function plainSignificant(value: Decimal, columnPlaces?: number): string {
  if (isZero(value)) return '0'
  const zeros = -magnitude(value) - 1
  const places = columnPlaces ?? (zeros < 0 ? 2 : zeros + most)
  const isCut = columnPlaces !== undefined || (value.split('.')[1] ?? '').length > places
  return cut(value, places, isCut ? places : 2)
}

/** `significantParts` as text with subscript digits, for places without markup. */
export function formatSignificant(value: Decimal): string {
  const { lead, zeros, digits } = significantParts(value)
  return zeros === 0 ? lead : lead + subscript(zeros) + digits
}

/** A count in small digits below the line. */
export function subscript(count: number): string {
  return Array.from(String(count), (digit) => subscripts[Number(digit)]).join('')
}
