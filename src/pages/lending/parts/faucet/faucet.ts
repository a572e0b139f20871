import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'

/** How many whole tokens a click gives, by decimals. */
const purse: Record<number, bigint> = { 6: 10_000n, 8: 1n, 18: 5n }

export function purseOf(row: LendingRow): bigint {
  return purse[row.decimals] ?? 0n
}

/** The pool's assets that anybody may mint: those it lends, which on the local network are the faucet tokens. */
export function hasFaucet(row: LendingRow): boolean {
  return row.reserve?.borrowable === true && purseOf(row) > 0n
}
