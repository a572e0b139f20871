import { add, type Decimal, zero } from '#lib/numbers/decimal.ts'
import type { Position } from '#pages/positions/marketPosition.ts'

/** A sum of results in dollars, null where no position has one, and of how many positions it is. */
export type ResultSum = { sum: Decimal | null; known: number; all: number }

/** The sum of the unrealised or realised results of positions. Positions without a whole history have none. */
export function resultSum(
  positions: readonly Pick<Position, 'unrealised' | 'realised'>[],
  of: 'unrealised' | 'realised',
): ResultSum {
  const known = positions.flatMap((position) => position[of] ?? [])
  const sum = known.length === 0 ? null : known.reduce((total, value) => add(total, value), zero)
  return { sum, known: known.length, all: positions.length }
}

/**
 * The markets that a sum is of, in words, where these are not all. `mostMarkets`: only so many, those traded last, were looked at;
 * null for all. Others have no result, because their history is not whole.
 */
export function summedMarkets(
  { sum, known, all }: ResultSum,
  mostMarkets: number | null,
): string | undefined {
  const markets = mostMarkets ? `the last ${mostMarkets} markets traded` : `${all} markets`
  if (sum !== null && known < all) return `${known} of ${markets}`
  return mostMarkets ? `Of ${markets}` : undefined
}
