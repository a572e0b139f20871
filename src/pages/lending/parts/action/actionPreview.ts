import { type AccountSummary, afterAction, type LendingAction, summaryOf } from '#domain/lending/preview.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { type LendingRow, yieldOf } from '#pages/lending/parts/data/lendingRow.ts'

/** The figures of one moment: before an action, or after it. */
export type Snapshot = {
  wallet: Decimal
  deposited: Decimal
  debt: Decimal
  available: Decimal
  health: Decimal | 'none'
  rate: Decimal
}

export type Preview = { before: Snapshot; after: Snapshot; summary: AccountSummary }

/** What an action changes, by the contract's own arithmetic; null as long as the chain has not said where things stand. */
export function previewOf(
  action: LendingAction,
  amount: bigint,
  { row, rows, tier }: { row: LendingRow; rows: readonly LendingRow[]; tier: number },
): Preview | null {
  const { reserve, position } = row
  if (!reserve || !position) return null
  const reserves = rows.flatMap((each) => each.reserve ?? [])
  const positions = rows.flatMap((each) => each.position ?? [])
  const summary = summaryOf(reserves, positions, tier)
  const next = afterAction(action, amount, reserve, position)
  const replaced = <T extends { asset: string }>(all: readonly T[], one: T) =>
    all.map((each) => (each.asset === one.asset ? one : each))
  const nextSummary = summaryOf(replaced(reserves, next.reserve), replaced(positions, next.position), tier)
  return {
    summary,
    before: snapshotOf(position, summary, reserve.decimals),
    after: snapshotOf(next.position, nextSummary, reserve.decimals),
  }
}

type Held = { wallet: bigint; supplied: bigint; borrowed: bigint; borrowRate: bigint }

function snapshotOf(held: Held, summary: AccountSummary, decimals: number): Snapshot {
  return {
    wallet: fromUnits(held.wallet, decimals),
    deposited: fromUnits(held.supplied, decimals),
    debt: fromUnits(held.borrowed, decimals),
    available: fromUnits(summary.availableUsd, 8),
    health: summary.health === null ? 'none' : fromUnits(summary.health, 18),
    rate: yieldOf(held.borrowRate),
  }
}
