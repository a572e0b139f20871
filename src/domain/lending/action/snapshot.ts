import { yieldOf } from '#domain/lending/rates/interest.ts'
import type { Snapshot } from '#domain/transactions/actionFigures.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { AccountState } from './outcome.ts'

/** The figures a dialog shows of an account. */
export function snapshotOf({ reserve, position, summary }: AccountState): Snapshot {
  return {
    wallet: fromUnits(position.wallet, reserve.decimals),
    deposited: fromUnits(position.supplied, reserve.decimals),
    debt: fromUnits(position.borrowed, reserve.decimals),
    power: fromUnits(summary.powerUsd, 8),
    available: fromUnits(summary.availableUsd, 8),
    utilization: fromUnits(reserve.utilization, 27),
    health: summary.health === null ? 'none' : fromUnits(summary.health, 18),
    rate: yieldOf(position.borrowRate),
  }
}
