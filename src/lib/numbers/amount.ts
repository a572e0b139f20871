import { type Decimal, magnitude, parseDecimal, toUnits } from './decimal.ts'

/** The content of an amount field: nothing, an exact amount, or the problem with the text. */
export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'amount'; value: Decimal; units: bigint }
  | { kind: 'problem'; problem: string }

const longest = 80

/**
 * One comma that cannot separate thousands: after nothing or a leading zero, or before any number of digits but three.
 */
const decimalComma = /^(0*|\d*(?=,(?:\d{0,2}|\d{4,})$)),(\d*)$/

/**
 * Reads a typed amount of an asset with `decimals` places. A comma is the decimal mark where it can be nothing else, as
 * on keypads that have no point. It does not guess: `1,000` is a problem.
 */
export function readAmount(text: string, decimals: number): AmountReading {
  const typed = text.trim().replace(decimalComma, '$1.$2')
  if (typed === '') return { kind: 'empty' }
  if (/^\d{1,3},\d{3}$/.test(typed)) return { kind: 'problem', problem: twoReadings(typed) }
  if (typed.includes(',')) return { kind: 'problem', problem: 'Use a point for decimals and no other marks.' }
  const completed = typed.replace(/^\./, '0.').replace(/\.$/, '')
  const value = /^\.?\d[\d.]*$/.test(typed) && completed.length <= longest ? parseDecimal(completed) : null
  if (value === null) return { kind: 'problem', problem: 'Enter a number, such as 12.5.' }
  const places = value.split('.')[1]?.length ?? 0
  if (places > decimals) return { kind: 'problem', problem: `This asset has ${decimals} decimal places.` }
  return { kind: 'amount', value, units: toUnits(value, decimals) }
}

const typedDigits = 8

/**
 * An amount as somebody would type it: cut to eight significant digits, but with every digit before the point. Of dollars
 * four, and cents at least.
 */
export function typedAmount(value: Decimal, isDollars = false): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const places = Math.max(isDollars ? 2 : 0, (isDollars ? 4 : typedDigits) - 1 - magnitude(value))
  const kept = fraction.slice(0, places).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Keypads of some languages have no point: an added zero says that the comma is one. */
function twoReadings(typed: string): string {
  return `${typed} can be read in two ways. Write ${typed.replace(',', '')}, or ${typed}0.`
}
