import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

type Token = { decimals: number | null; type: string | null }

/**
 * The decimals of a token's amounts. NFTs are counted, so theirs are 0; for any other token without stated decimals the
 * size of a base unit is unknown: null.
 */
export function tokenDecimals({ decimals, type }: Token): number | null {
  return decimals ?? (type === 'ERC-721' || type === 'ERC-1155' || type === 'ERC-404' ? 0 : null)
}

/** Base units of a token in whole tokens; null where the units, the token or its decimals are unknown. */
export function wholeTokens(units: bigint | null, token: Token | undefined): Decimal | null {
  const decimals = token ? tokenDecimals(token) : null
  return units === null || decimals === null ? null : fromUnits(units, decimals)
}
