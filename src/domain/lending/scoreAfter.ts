import { creditRules, scoreRange } from './creditTiers.ts'

/** The most points that a paid credit cycle adds to a score. The contract rounds up, so that 850 can be reached. */
export function pointsForPaidCycle(score: number): number {
  return Math.ceil(((scoreRange.highest - score) * creditRules.paidPercent) / 100)
}

/** The score after a cycle with anything left unpaid. The contract rounds the fall down. */
export function scoreAfterMissedCycle(score: number): number {
  return score - Math.floor(((score - scoreRange.lowest) * creditRules.missedPercent) / 100)
}

/** The score after a liquidation. The contract rounds the fall down. Several liquidations within one cycle count once. */
export function scoreAfterLiquidation(score: number): number {
  return score - Math.floor(((score - scoreRange.lowest) * creditRules.liquidatedPercent) / 100)
}
