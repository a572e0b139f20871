import type { AccountState } from '#domain/lending/account/account.ts'
import type { AccountSummary } from '#domain/lending/account/accountSummary.ts'
import type { Snapshot } from '#domain/lending/action/actionFigures.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

/** The figures of an account that a dialog shows and a transaction record stores. */
export function snapshotOf({ reserve, position, summary }: AccountState): Snapshot {
  return {
    wallet: fromUnits(position.wallet, reserve.decimals),
    deposited: fromUnits(position.supplied, reserve.decimals),
    debt: fromUnits(position.borrowed, reserve.decimals),
    power: fromUnits(summary.powerUsd, 8),
    available: fromUnits(summary.availableUsd, 8),
    utilization: fromUnits(reserve.utilization, 27),
    health: healthOf(summary),
    rate: yieldOf(position.borrowRate),
  }
}

/**
 * A debt without a price is missing in the health factor. If it is the only debt, the factor is unknown, not "no
 * debt".
 */
function healthOf({ health, hasUnpricedDebt }: AccountSummary): Snapshot['health'] {
  if (health !== null) return fromUnits(health, 18)
  return hasUnpricedDebt ? 'unknown' : 'none'
}
