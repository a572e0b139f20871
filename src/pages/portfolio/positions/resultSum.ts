import { add, type Decimal, zero } from '#lib/numbers/decimal.ts'
import type { Position } from './marketPosition.ts'

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
