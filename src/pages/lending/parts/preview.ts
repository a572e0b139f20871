import { type Decimal, fromUnits } from '#lib/decimal.ts'
import { afterAction, type LendingAction, type Standing, standingOf } from '#lib/lendingPreview.ts'
import { type LendingRow, yieldOf } from './lendingRow.ts'

/** The figures of one moment: before an action, or after it. */
export type Moment = {
  wallet: Decimal
  deposited: Decimal
  debt: Decimal
  available: Decimal
  health: Decimal | 'none'
  rate: Decimal
}

export type Preview = { before: Moment; after: Moment; standing: Standing }

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
  const standing = standingOf(reserves, positions, tier)
  const next = afterAction(action, amount, reserve, position)
  const replaced = <T extends { asset: string }>(all: readonly T[], one: T) =>
    all.map((each) => (each.asset === one.asset ? one : each))
  const nextStanding = standingOf(replaced(reserves, next.reserve), replaced(positions, next.position), tier)
  return {
    standing,
    before: momentOf(position, standing, reserve.decimals),
    after: momentOf(next.position, nextStanding, reserve.decimals),
  }
}

type Held = { wallet: bigint; supplied: bigint; borrowed: bigint; borrowRate: bigint }

function momentOf(held: Held, standing: Standing, decimals: number): Moment {
  return {
    wallet: fromUnits(held.wallet, decimals),
    deposited: fromUnits(held.supplied, decimals),
    debt: fromUnits(held.borrowed, decimals),
    available: fromUnits(standing.availableUsd, 8),
    health: standing.health === null ? 'none' : fromUnits(standing.health, 18),
    rate: yieldOf(held.borrowRate),
  }
}
