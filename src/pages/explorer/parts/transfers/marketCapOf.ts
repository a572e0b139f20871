import type { Token } from '#interfaces/explorer/token.ts'
import { type Decimal, fromUnits, multiply } from '#lib/numbers/decimal.ts'

/** What all of a token is worth in dollars: as the explorer says it, else price by supply. Null when unknown. */
export function marketCapOf({ marketCap, totalSupply, decimals, exchangeRate }: Token): Decimal | null {
  if (marketCap !== null) return marketCap
  if (totalSupply === null || exchangeRate === null) return null
  return multiply(fromUnits(totalSupply, decimals ?? 0), exchangeRate)
}
