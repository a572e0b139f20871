import type { AccountState } from '#domain/lending/outcome.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { yieldOf } from '#pages/lending/parts/data/lendingRow.ts'

/** The figures of a dialog at one moment: before an action, or after it. */
export type Snapshot = {
  wallet: Decimal
  deposited: Decimal
  debt: Decimal
  available: Decimal
  health: Decimal | 'none'
  rate: Decimal
}

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
