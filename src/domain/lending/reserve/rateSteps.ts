import { annualYield, type RateModel, rateAt } from './interest.ts'

/** How much of an asset was lent out (ray) until an action on it. */
export type Accrual = {
  block: number
  /** Null where the node does not say it. */
  at: Date | null
  utilization: bigint
}

/** A borrow APY, as a plain fraction for drawing, and until when it held; null for the one of now. */
export type RateStep = { apy: number; until: { block: number; at: Date | null } | null }

/** The borrow APY of a tier between the actions on an asset, oldest first, and the one of now. Accruals come newest first. */
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
