import { fallToLiquidation } from '#domain/lending/account/healthBand.ts'
import type { Snapshot } from '#domain/lending/action/actionFigures.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { compare, decimal } from '#lib/numbers/decimal.ts'

/** Why no price can lead to a liquidation. */
export const together = 'Only interest can lower the health factor: deposit and debt are the same asset.'

/** The smallest fall that is worth naming: 0.01%. */
const smallest = decimal('0.0001')

/**
 * How far the collateral may fall until the loan can be liquidated, rounded down: `24.9%`; null where any fall is enough, and
 * without a known debt. Where the price of one asset decides, it is the fall of that.
 */
export function fallText({ health, cause }: Pick<Snapshot, 'health' | 'cause'>): string | null {
  if (health === 'none' || health === 'unknown') return null
  const fall = typeof cause === 'object' ? cause.fall : fallToLiquidation(health)
  return compare(fall, smallest) < 0 ? null : formatPercent(fall)
}
