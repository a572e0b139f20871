import type { Position } from '#domain/lending/account/position.ts'
import { compound, rateAt, ray } from '#domain/lending/reserve/interest.ts'
import { borrowIndex, type Reserve } from '#domain/lending/reserve/reserve.ts'
import { divideUp } from '#lib/numbers/integers.ts'

/** A longer silence is not the time between two blocks: the chain stands still, or its clock is another one. */
const longestSeconds = 60n

/** What a loan amounts to some seconds after the block it was read at, by the contract's own interest arithmetic. */
export function debtAfter(
  reserve: Reserve,
  { scaledDebt, tier }: Pick<Position, 'scaledDebt' | 'tier'>,
  seconds: bigint,
): bigint {
  const rate = rateAt(reserve.model, reserve.utilization, tier)
  const index = (borrowIndex(reserve, tier) * compound(rate, seconds)) / ray
  return divideUp(scaledDebt * index, ray)
}

/** The seconds since the reserve's block, at a time in milliseconds; none where they cannot be told. */
export function secondsSince({ asOf }: Pick<Reserve, 'asOf'>, now: number): bigint {
  const seconds = BigInt(Math.floor(now / 1_000)) - asOf
  return seconds > 0n && seconds <= longestSeconds ? seconds : 0n
}

/** How many decimal places show what a loan grows in a second: four at least, and not more than the asset has. */
export function growingPlaces(reserve: Reserve, position: Position): number {
  const growth = debtAfter(reserve, position, 1n) - debtAfter(reserve, position, 0n)
  const hidden = growth > 0n ? growth.toString().length - 1 : 0
  return Math.min(Math.max(reserve.decimals - hidden, 4), reserve.decimals)
}
