import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { purseOf } from '#pages/signing/faucet.ts'

/** The pool's assets that anybody may mint: those it lends, which on the local network are the faucet tokens. */
export function hasFaucet(row: LendingRow): boolean {
  return row.reserve?.borrowable === true && purseOf(row) > 0n
}
