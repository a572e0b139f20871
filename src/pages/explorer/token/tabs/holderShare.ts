import { type Decimal, divide, fromUnits } from '#lib/numbers/decimal.ts'

/** The fraction of the supply in an amount; null when one of them is unknown, and when the amount is no part of the supply. */
export function holderShare(value: bigint | null, supply: bigint | null): Decimal | null {
  if (value === null || supply === null || supply <= 0n || value < 0n || value > supply) return null
  return divide(fromUnits(value, 0), fromUnits(supply, 0))
}
