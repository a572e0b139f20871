type Token = { decimals: number | null; type: string | null }

/**
 * How many decimals the amounts of a token have. Tokens that are one of their kind are counted; of any other kind
 * nobody knows how much a base unit is when the contract does not say it: null.
 */
export function tokenDecimals({ decimals, type }: Token): number | null {
  return decimals ?? (type === 'ERC-721' || type === 'ERC-1155' || type === 'ERC-404' ? 0 : null)
}
