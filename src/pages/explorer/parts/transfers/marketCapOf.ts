import type { Token } from '#interfaces/explorer/token/token.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { type Decimal, fromUnits, isZero, multiply } from '#lib/numbers/decimal.ts'

/** What all of a token is worth in dollars: as the explorer says it, else price by supply. Null when unknown. */
export function marketCapOf(token: Token): Decimal | null {
  const { marketCap, totalSupply, exchangeRate } = token
  // Explorers send zero for a market cap nobody has told them.
  if (marketCap !== null && !isZero(marketCap)) return marketCap
  const decimals = tokenDecimals(token)
  if (totalSupply === null || exchangeRate === null || decimals === null) return null
  return multiply(fromUnits(totalSupply, decimals), exchangeRate)
}
