import { worthOf } from '#domain/tokens/tokensWorth.ts'
import type { TokenBalance } from '#interfaces/explorer/address/tokenBalance.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { add, type Decimal, fromUnits, isZero, subtract, zero } from '#lib/numbers/decimal.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** A held token, in whole units and in dollars; null for unknown figures. */
export type Holding = { token: TokenBalance['token']; amount: Decimal | null; worth: Decimal | null }

/** A balance of the explorer, valued at the price that came with it. */
export function holdingOf({ token, value }: TokenBalance): Holding {
  const decimals = tokenDecimals(token)
  const amount = value === null || decimals === null ? null : fromUnits(value, decimals)
  const { exchangeRate } = token
  return {
    token,
    amount,
    worth: worthOf({ value, decimals, price: exchangeRate, isScam: token.isScam }),
  }
}

/** The most valuable first; those without a price come last, in the order they came. */
export function worthiestFirst(holdings: readonly Holding[]): Holding[] {
  return [...holdings].sort(largestFirst(({ worth }) => worth))
}

/** The total worth of all tokens with a price; null when none has one, zero without tokens other than reported scams. */
export function totalWorth(holdings: readonly Holding[]): Decimal | null {
  const own = holdings.filter(({ token }) => !token.isScam)
  const known = own.flatMap(({ worth }) => (worth === null ? [] : [worth]))
  if (own.length === 0) return zero
  return known.length === 0 ? null : known.reduce((sum, worth) => add(sum, worth), zero)
}

/** How many tokens are held whose worth is unknown and so missing in a total, other than reported scams. */
export function unpricedCount(holdings: readonly Holding[]): number {
  return holdings.filter(({ token, amount, worth }) => {
    const isNothing = amount !== null && isZero(amount)
    return !token.isScam && worth === null && !isNothing
  }).length
}

/** The holdings without some tokens, which are counted elsewhere: those of deposits, or of markets. */
export function withoutTokens(holdings: readonly Holding[], tokens: readonly Address[]): Holding[] {
  return holdings.filter(({ token }) => !tokens.includes(token.address))
}

/** Tokens, deposits and the coin, where its value is known, less debts, each counted once; null when a part is unknown. */
export function netWorth(
  tokens: Decimal | null,
  credit: { collateral: Decimal | null; borrowed: Decimal | null } | null,
  coin: Decimal | null,
): Decimal | null {
  if (tokens === null || !credit?.collateral || !credit.borrowed) return null
  return subtract(add(add(tokens, coin ?? zero), credit.collateral), credit.borrowed)
}
