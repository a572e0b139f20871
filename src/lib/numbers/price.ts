import type { Decimal } from './decimal.ts'
import { magnitude } from './format.ts'

/** The parts of `0.00000001234`: lead `0.0`, zeros 7, digits `1234`. Most prices have only a lead. */
export type PriceParts = { lead: string; zeros: number; digits: string }

const significant = 4
const group = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/**
 * A price with four significant digits, rounded half up: `1,234.57`, `12.35`, `0.01235`. Four or more zeros after
 * the point are counted: `0.0₇1234`.
 */
export function priceParts(value: Decimal): PriceParts {
  const negative = value.startsWith('-') ? '−' : ''
  const size = magnitude(value)
  if (!/[1-9]/.test(value)) return { lead: '0', zeros: 0, digits: '' }
  if (size >= 1) {
    const text = group.format(value.replace('-', '') as Intl.StringNumericLiteral)
    return { lead: negative + text, zeros: 0, digits: '' }
  }
  const { places, digits } = roundDigits(value)
  if (places >= 0) {
    const fraction = digits.slice(1).replace(/0+$/, '').padEnd(2, '0')
    return { lead: `${negative}${digits[0]}${places > 0 ? '0' : ''}.${fraction}`, zeros: 0, digits: '' }
  }
  const zeros = -places - 1
  const rest = digits.replace(/0+$/, '')
  if (zeros < 4) {
    return { lead: `${negative}0.${('0'.repeat(zeros) + rest).padEnd(2, '0')}`, zeros: 0, digits: '' }
  }
  return { lead: `${negative}0.0`, zeros, digits: rest }
}

/** `priceParts` as text with subscript digits, for titles, charts and other places without markup. */
export function formatPrice(value: Decimal): string {
  const { lead, zeros, digits } = priceParts(value)
  return zeros === 0 ? lead : lead + subscript(zeros) + digits
}

function subscript(count: number): string {
  return Array.from(String(count), (digit) => subscripts[Number(digit)]).join('')
}

/** The first four digits, rounded half up. A carry moves the first digit: 0.0000999999 becomes 0.0001. */
function roundDigits(value: Decimal): { places: number; digits: string } {
  const all = value.replace('-', '').replace('.', '').replace(/^0+/, '')
  const head = all.slice(0, significant).padEnd(significant, '0')
  const up = Number(all[significant] ?? '0') >= 5
  const rounded = String(Number(head) + (up ? 1 : 0))
  const carried = rounded.length > significant
  return { places: magnitude(value) + (carried ? 1 : 0), digits: rounded.slice(0, significant) }
}
