/**
 * An account's balances of an asset from the token contracts, for a pool without a readable view. Amounts are base
 * units.
 */
export type AssetHolding = {
  decimals: number
  wallet: bigint
  allowance: bigint
  /** The deposit in pool tokens. Only the pool knows their value. */
  pTokens: bigint
}
