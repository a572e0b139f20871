import * as contract from '#spec/abi/creditTiers.ts'

/** The lowest and the highest score, and that of a newcomer. */
export const scoreRange = contract.scoreRange

/** In per cent: what a paid cycle, a missed one and a liquidation do to a score, and what a loan owes in a cycle. */
export const creditRules = contract.creditRules

/** Borrowing power stays this far below the liquidation threshold, in basis points. */
export const safetyBps = contract.safetyBps

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

/** Whether a score is one: those outside the range come from a service that errs or lies. */
export function isScore(score: number): boolean {
  return score >= scoreRange.lowest && score <= scoreRange.highest
}

/** A tier by its number; an unknown number is the middle tier, which neither adds nor takes. */
export function tierByNumber(tier: number): CreditTier {
  return creditTiers[tier] ?? (creditTiers[2] as CreditTier)
}
