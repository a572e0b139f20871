import type { Snapshot } from '#domain/transactions/actionFigures.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { yieldOf } from './interest.ts'
import type { AccountState } from './outcome.ts'

/** The figures a dialog shows of an account. */
export function snapshotOf({ reserve, position, summary }: AccountState): Snapshot {
  return {
    wallet: fromUnits(position.wallet, reserve.decimals),
    deposited: fromUnits(position.supplied, reserve.decimals),
    debt: fromUnits(position.borrowed, reserve.decimals),
    available: fromUnits(summary.availableUsd, 8),
    health: summary.health === null ? 'none' : fromUnits(summary.health, 18),
    rate: yieldOf(position.borrowRate),
  }
}
