import { worthOf } from '#domain/tokens/tokensWorth.ts'
import type { TokenBalance } from '#interfaces/explorer/address/tokenBalance.ts'
import type { Approval } from '#interfaces/node/contract/token/approvals.ts'
import { add, type Decimal, zero } from '#lib/numbers/decimal.ts'

/**
 * What the spenders of some approvals of one token could take together now, in dollars: of the balance no more than they may.
 * Null where that or its price is unknown.
 */
export function atRisk(approvals: readonly Approval[], balances: readonly TokenBalance[]): Decimal | null {
  const [first] = approvals
  const held = balances.find(({ token, tokenId }) => token.address === first?.token && tokenId === null)
  if (!first || !held || held.value === null) return null
  let allowed = 0n
  for (const each of approvals) {
    if (typeof each.allowed !== 'bigint') return null
    allowed += each.allowed
  }
  const value = held.value < allowed ? held.value : allowed
  const { exchangeRate: price, isScam } = held.token
  // Nothing is worth nothing at any price.
  return value === 0n ? zero : worthOf({ value, decimals: first.decimals, price, isScam })
}

/** The same of approvals of several tokens, and whether the worth of one of those is unknown. */
export function allAtRisk(approvals: readonly Approval[], balances: readonly TokenBalance[]) {
  const tokens = [...new Set(approvals.map(({ token }) => token))]
  const risks = tokens.map((each) =>
    atRisk(
      approvals.filter(({ token }) => token === each),
      balances,
    ),
  )
  return { worth: risks.flatMap((risk) => risk ?? []).reduce(add, zero), isPart: risks.includes(null) }
}
