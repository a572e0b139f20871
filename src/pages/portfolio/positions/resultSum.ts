import { add, type Decimal, zero } from '#lib/numbers/decimal.ts'
import type { Position } from '#pages/positions/marketPosition.ts'

/** A sum of results in dollars, null where no position has one, and of how many markets it is, of all traded ones. */
export type ResultSum = { sum: Decimal | null; known: number; all: number }

/**
 * The sum of the unrealised or realised results of positions, of an address that traded on `all` markets. Positions without a
 * whole history have none.
 */
export function resultSum(
  positions: readonly Pick<Position, 'unrealised' | 'realised'>[],
  of: 'unrealised' | 'realised',
  all: number,
): ResultSum {
  const known = positions.flatMap((position) => position[of] ?? [])
  const sum = known.length === 0 ? null : known.reduce((total, value) => add(total, value), zero)
  return { sum, known: known.length, all }
}

/** The markets that a sum is of, in words, where these are not all: others were not read, or their history is not whole. */
export function summedMarkets({ sum, known, all }: ResultSum): string | undefined {
  return sum !== null && known < all ? `${known} of ${all} markets` : undefined
}
