import { type Decimal, isZero, magnitude } from '#lib/numbers/decimal.ts'
import { cut } from './cut.ts'

/** The decimals of a fee: the smallest unit that people name. */
const places = 8

/** A fee in whole coins, with eight decimals in every row: `0.00008790`, `<0.00000001`, `0`. */
export function formatFee(value: Decimal): string {
  if (isZero(value)) return '0'
  if (magnitude(value) < -places) return '<0.00000001'
  return cut(value, places, places)
}
