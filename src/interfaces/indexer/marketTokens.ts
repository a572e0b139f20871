import type { Address } from '#lib/wire/shapes.ts'

/** The tokens of known markets by pool, because a trade names only its pool. */
const tokens = new Map<Address, Address>()
const mostTokens = 10_000

/** Remembers the token of a market. */
export function rememberToken(pool: Address, token: Address) {
  if (tokens.size >= mostTokens) tokens.clear()
  tokens.set(pool, token)
}

/** The token of a pool; null until its market was read. */
export function tokenOfPool(pool: Address): Address | null {
  return tokens.get(pool) ?? null
}
