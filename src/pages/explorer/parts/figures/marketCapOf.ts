import type { Token } from '#interfaces/explorer/token/token.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { compare, type Decimal, decimal, fromUnits, isZero, multiply } from '#lib/numbers/decimal.ts'

/** The market cap of a token in dollars: the explorer's own, else price times supply. Null when unknown. */
export function marketCapOf(token: Token): Decimal | null {
  const { marketCap } = token
  // Explorers send zero for a market cap that they do not know.
  return marketCap !== null && !isZero(marketCap) ? marketCap : dilutedCapOf(token)
}

/** Whether the market cap is that of all tokens, sold or not, and not of those in circulation: then it is called so. */
export function isDilutedCap(token: Token): boolean {
  const [cap, diluted] = [marketCapOf(token), dilutedCapOf(token)]
  if (cap === null || diluted === null) return false
  // The explorer's own was made of a price of another moment.
  return compare(cap, multiply(diluted, least)) >= 0 && compare(cap, multiply(diluted, most)) <= 0
}

/** How far a price of another moment may be off. */
const [least, most] = [decimal('0.99'), decimal('1.01')]

/** The price times the whole supply. */
function dilutedCapOf(token: Token): Decimal | null {
  const { totalSupply, exchangeRate } = token
  const decimals = tokenDecimals(token)
  if (totalSupply === null || exchangeRate === null || decimals === null) return null
  return multiply(fromUnits(totalSupply, decimals), exchangeRate)
}
