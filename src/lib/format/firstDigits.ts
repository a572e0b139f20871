import { type Decimal, isZero, magnitude } from '#lib/numbers/decimal.ts'
import { cut } from './cut.ts'

/** The most digits of an amount on a button or in a step. */
const most = 7

/**
 * The first seven digits of an amount and every one before the point, cut but never to zero: `0.9525239`, `12,345,678`.
 * For buttons and steps, whose exact amount stands beside them.
 */
export function firstDigits(value: Decimal): string {
  if (isZero(value)) return '0'
  return cut(value, Math.max(0, most - 1 - magnitude(value)))
}
