declare const brand: unique symbol

/** An exact decimal number in plain notation: `-12.5`, `0.000000000000000001`. Never rounded, never a float. */
export type Decimal = string & { readonly [brand]: 'Decimal' }

const form = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/
const longest = 400
const placesOfDivision = 40

export const zero = '0' as Decimal
export const one = '1' as Decimal

/** Parses a decimal into its normal form; null for any other text (empty, spaces, NaN, 0x, too long). */
export function parseDecimal(text: string): Decimal | null {
  const parts = text.length > longest ? null : form.exec(text)
  if (!parts) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return fromUnits((sign ? -digits : digits) * 10n ** BigInt(Math.max(0, -places)), Math.max(0, places))
}

/** Like `parseDecimal`, for text that must be a decimal. Throws RangeError otherwise. */
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
  const point = value.indexOf('.')
  const whole = point < 0 ? value : value.slice(0, point)
  const fraction = point < 0 ? '' : value.slice(point + 1, point + 1 + decimals)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Exact, to the last place of either. */
export function add(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(placesOf(a), placesOf(b))
  return fromUnits(toUnits(a, places) + toUnits(b, places), places)
}

/** Exact, to the last place of either. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(placesOf(a), placesOf(b))
  return fromUnits(toUnits(a, places) - toUnits(b, places), places)
}

/** Exact: the product keeps every place of both. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  const [left, right] = [placesOf(a), placesOf(b)]
  return fromUnits(toUnits(a, left) * toUnits(b, right), left + right)
}

/** The quotient with 40 places, rounded toward zero; null for a division by zero. */
export function divide(a: Decimal, b: Decimal): Decimal | null {
  if (isZero(b)) return null
  const places = Math.max(placesOf(a), placesOf(b))
  const scale = 10n ** BigInt(placesOfDivision)
  return fromUnits((toUnits(a, places) * scale) / toUnits(b, places), placesOfDivision)
}

/** The change from one value to another as a fraction of the first: 0.5 from 2 to 3. Null from 0. */
export function relativeChange(from: Decimal, to: Decimal): Decimal | null {
  return divide(subtract(to, from), from)
}

/** By value: `1` and `1.0` are equal. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const places = Math.max(placesOf(a), placesOf(b))
  const [left, right] = [toUnits(a, places), toUnits(b, places)]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Also for `-0` and `0.00`. */
export function isZero(value: Decimal): boolean {
  return !/[1-9]/.test(value)
}

/** The place of the first digit that is not zero: 0 for 1 to 9, 2 for hundreds, -3 for 0.001. */
export function magnitude(value: Decimal): number {
  const [integer = '0', fraction = ''] = value.replace('-', '').split('.')
  const digits = integer.replace(/^0+/, '')
  if (digits !== '') return digits.length - 1
  return -(fraction.search(/[1-9]/) + 1)
}

/** Converts a decimal to a number, for pixels, angles and lengths only. Never use it for an amount. */
export function toPixels(value: Decimal): number {
  return Number(value)
}

function placesOf(value: Decimal): number {
  const point = value.indexOf('.')
  return point < 0 ? 0 : value.length - point - 1
}
