import { type Decimal, divide, fromUnits } from '#lib/numbers/decimal.ts'

type Holding = { value: bigint | null; tokenId: string | null }

/**
 * The fraction of the supply in a holding; null when one of them is unknown, when the amount is no part of the supply, and for a
 * holding of one id, as the supply is of all ids.
 */
export function holderShare({ value, tokenId }: Holding, supply: bigint | null): Decimal | null {
  if (tokenId !== null || value === null || supply === null) return null
  if (supply <= 0n || value < 0n || value > supply) return null
  return divide(fromUnits(value, 0), fromUnits(supply, 0))
}
