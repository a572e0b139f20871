import type { Token } from '#interfaces/explorer/token/token.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { type Decimal, fromUnits, isZero, multiply } from '#lib/numbers/decimal.ts'

/** The market cap of a token in dollars: the explorer's own, else price times supply. Null when unknown. */
export function marketCapOf(token: Token): Decimal | null {
  const { marketCap, totalSupply, exchangeRate } = token
  // Explorers send zero for a market cap that they do not know.
  if (marketCap !== null && !isZero(marketCap)) return marketCap
  const decimals = tokenDecimals(token)
  if (totalSupply === null || exchangeRate === null || decimals === null) return null
  return multiply(fromUnits(totalSupply, decimals), exchangeRate)
}
