/** Scores run from 300 to 850 and fall into five tiers with the bands of the big bureaus. */
export const scoreRange = { lowest: 300, highest: 850, newcomer: 600 } as const

export type CreditTier = {
  tier: number
  name: string
  from: number
  to: number
  /** What this tier pays, relative to the pool's rate, in basis points. */
  rateBps: bigint
  /** What this tier may borrow, relative to the asset's loan to value, in basis points. */
  powerBps: bigint
}

export const creditTiers: readonly CreditTier[] = [
  { tier: 0, name: 'Poor', from: 300, to: 579, rateBps: 15_000n, powerBps: 6_000n },
  { tier: 1, name: 'Fair', from: 580, to: 669, rateBps: 12_500n, powerBps: 8_000n },
  { tier: 2, name: 'Good', from: 670, to: 739, rateBps: 10_000n, powerBps: 10_000n },
  { tier: 3, name: 'Very good', from: 740, to: 799, rateBps: 9_000n, powerBps: 10_500n },
  { tier: 4, name: 'Excellent', from: 800, to: 850, rateBps: 8_000n, powerBps: 11_000n },
]

/** Borrowing power stays this far below the liquidation threshold, in basis points. */
export const safetyBps = 200n

/** The tier a score falls into. */
export function tierOfScore(score: number): CreditTier {
  const found = creditTiers.findLast((tier) => score >= tier.from)
  return found ?? (creditTiers[0] as CreditTier)
}

/** A tier by its number; an unknown number is the middle tier, which neither adds nor takes. */
export function tierByNumber(tier: number): CreditTier {
  return creditTiers[tier] ?? (creditTiers[2] as CreditTier)
}
