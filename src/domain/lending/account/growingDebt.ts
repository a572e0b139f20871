import type { Position } from '#domain/lending/account/position.ts'
import { compound, rateAt, ray } from '#domain/lending/reserve/interest.ts'
import { borrowIndex, type Reserve } from '#domain/lending/reserve/reserve.ts'
import { divideUp } from '#lib/numbers/integers.ts'

/**
 * The most seconds to add interest for. After a longer pause the chain is idle, or its clock differs from this
 * device's.
 */
const longestSeconds = 60n

/** The base units of a loan `seconds` after the block it was read at, by the contract's interest arithmetic. */
export function debtAfter(
  reserve: Reserve,
  { scaledDebt, tier }: Pick<Position, 'scaledDebt' | 'tier'>,
  seconds: bigint,
): bigint {
  const rate = rateAt(reserve.model, reserve.utilization, tier)
  const index = (borrowIndex(reserve, tier) * compound(rate, seconds)) / ray
  return divideUp(scaledDebt * index, ray)
}

/** The seconds since the reserve's block at `now`, in epoch milliseconds; zero after more than a minute. */
export function secondsSince({ asOf }: Pick<Reserve, 'asOf'>, now: number): bigint {
  const seconds = BigInt(Math.floor(now / 1_000)) - asOf
  return seconds > 0n && seconds <= longestSeconds ? seconds : 0n
}
