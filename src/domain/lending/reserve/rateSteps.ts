import { annualYield, type RateModel, rateAt } from './interest.ts'

/** The utilisation (ray) of an asset until an action on it. */
export type Accrual = {
  block: number
  /** Null where the node does not report the time. */
  at: Date | null
  utilization: bigint
}

/** A borrow APY, as a fraction for drawing, and its end; null for the current one. */
export type RateStep = { apy: number; until: { block: number; at: Date | null } | null }

/**
 * The borrow APY of a tier between the actions on an asset, oldest first, and the current one. `accruals` are newest
 * first.
 */
export function rateSteps(
  accruals: readonly Accrual[],
  model: RateModel,
  tier: number,
  utilization: bigint,
): RateStep[] {
  const apy = (share: bigint) => annualYield(rateAt(model, share, tier))
  const past = accruals.map(({ block, at, utilization: share }) => ({
    apy: apy(share),
    until: { block, at },
  }))
  return [...past.toReversed(), { apy: apy(utilization), until: null }]
}
