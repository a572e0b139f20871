import * as contract from '#spec/abi/creditTiers.ts'

/** The lowest and the highest score, and the score of a new account. */
export const scoreRange = contract.scoreRange

/**
 * The effects of a paid cycle, a missed cycle and a liquidation on a score, and the share of a loan due in a cycle;
 * per cent.
 */
export const creditRules = contract.creditRules

/** Borrowing power stays this far below the liquidation threshold, in basis points. */
export const safetyBps = contract.safetyBps

export type CreditTier = {
  tier: number
  name: string
  from: number
  to: number
  /** The borrow rate relative to the pool's rate, in basis points. */
  rateBps: bigint
  /** The borrowing power relative to the asset's loan to value, in basis points. */
  powerBps: bigint
}

const names = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** The tiers of the contract, worst first, with the names that credit bureaus give such bands. */
export const creditTiers: readonly CreditTier[] = contract.creditTiers.map((tier) => ({
  ...tier,
  name: names[tier.tier] ?? `Tier ${tier.tier}`,
}))

/** The tier a score falls into. */
export function tierOfScore(score: number): CreditTier {
  const found = creditTiers.findLast((tier) => score >= tier.from)
  return found ?? (creditTiers[0] as CreditTier)
}

/** The tier of a new account. */
export const newcomerTier: number = tierOfScore(scoreRange.newcomer).tier

/** Whether a score is in the contract's range. A service may send a wrong one. */
export function isScore(score: number): boolean {
  return score >= scoreRange.lowest && score <= scoreRange.highest
}

/** A tier by its number; the middle tier, with the pool's own rate, for an unknown number. */
export function tierByNumber(tier: number): CreditTier {
  return creditTiers[tier] ?? (creditTiers[2] as CreditTier)
}
