import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

const places = 8

/** The fraction of the supply somebody holds; null when either is unknown or there is no supply. */
export function holderShare(value: bigint | null, supply: bigint | null): Decimal | null {
  if (value === null || supply === null || supply <= 0n) return null
  return fromUnits((value * 10n ** BigInt(places)) / supply, places)
}
