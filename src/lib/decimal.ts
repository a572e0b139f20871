import Big from 'big.js'

declare const brand: unique symbol

/** An exact decimal number in plain notation: `-12.5`, `0.000000000000000001`. Never rounded, never a float. */
export type Decimal = string & { readonly [brand]: 'Decimal' }

const Exact = Big()
Exact.DP = 40
Exact.RM = 0
Exact.strict = true
Exact.NE = -1_000
Exact.PE = 1_000

const plain = /^-?\d+(\.\d+)?$/
const scientific = /^-?\d+(\.\d+)?[eE][+-]?\d{1,3}$/
const longest = 400

export const zero = '0' as Decimal
export const one = '1' as Decimal

/** The decimal a text stands for, in normal form; null when it is not one (empty, spaces, NaN, 0x, too long). */
export function parseDecimal(text: string): Decimal | null {
  if (text.length > longest || !(plain.test(text) || scientific.test(text))) return null
  const value = new Exact(text)
  return value.eq('0') ? zero : plainText(value)
}

/** As `parseDecimal`, for text known to be a decimal. Throws RangeError otherwise. */
export function decimal(text: string): Decimal {
  const value = parseDecimal(text)
  if (value === null) throw new RangeError(`Not a decimal number: ${text.slice(0, 40)}`)
  return value
}

/** Base units to whole units: `fromUnits(1_500_000n, 6)` is `1.5`. */
export function fromUnits(units: bigint, decimals: number): Decimal {
  const negative = units < 0n
  const digits = (negative ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}` as Decimal
}

/** Whole units to base units, cut (never rounded up) after `decimals` places. */
export function toUnits(value: Decimal, decimals: number): bigint {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.')
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return value.startsWith('-') ? -units : units
}

export function add(a: Decimal, b: Decimal): Decimal {
  return plainText(new Exact(a).plus(b))
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return plainText(new Exact(a).minus(b))
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return plainText(new Exact(a).times(b))
}

/** Quotient to 40 places, cut toward zero; null when dividing by zero. */
export function divide(a: Decimal, b: Decimal): Decimal | null {
  return new Exact(b).eq('0') ? null : plainText(new Exact(a).div(b))
}

export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return new Exact(a).cmp(b)
}

export function isZero(value: Decimal): boolean {
  return !/[1-9]/.test(value)
}

/** A pixel, an angle, a bar's length: the only door from a decimal to a number. Never use it for an amount. */
export function toPixels(value: Decimal): number {
  return Number(value)
}

function plainText(value: Big.Big): Decimal {
  const text = value.toFixed()
  return (text === '-0' ? '0' : text) as Decimal
}
