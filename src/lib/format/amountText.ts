import { fromUnits } from '#lib/numbers/decimal.ts'
import { formatExact } from './exact.ts'
import { firstDigits } from './firstDigits.ts'

type Token = { decimals: number; symbol: string }

/** An exact amount with its unit: `25 HUSD`. */
export function amountText(units: bigint, { decimals, symbol }: Token): string {
  return `${formatExact(fromUnits(units, decimals))} ${symbol}`
}

/** An amount in a title or on a button, cut to seven digits, but never before its point: `730,693.5 TIDE`. */
export function shortText(units: bigint, { decimals, symbol }: Token): string {
  return `${firstDigits(fromUnits(units, decimals))} ${symbol}`
}
