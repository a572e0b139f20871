import { creditTiers, tierOfScore } from '#domain/lending/creditTiers.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

/** Which tier a score is in, and what the next tier would change. */
export function tierSentence(score: number): string {
  const { tier, name, rateBps } = tierOfScore(score)
  const next = creditTiers[tier + 1]
  const now = `Your score of ${score} is ${name}: you pay ${times(rateBps)} the pool's rate.`
  if (!next) return `${now} This is the best tier.`
  const points = next.from - score
  return `${now} ${points} more ${points === 1 ? 'point lowers' : 'points lower'} it to ${times(next.rateBps)}.`
}

/** A share in basis points as a factor: "1.25×". */
export function times(bps: bigint): string {
  return `${formatExact(fromUnits(bps, 4))}×`
}
