/** What the tokens tell of a person's part in an asset, where the pool itself tells nothing. Amounts are base units. */
export type AssetHolding = {
  decimals: number
  wallet: bigint
  allowance: bigint
  /** The deposit's tokens. What one of them is worth is known to the pool only. */
  pTokens: bigint
}
