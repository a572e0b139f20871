import { creditTiers, newcomerTier, tierOfScore } from '#domain/lending/creditTiers.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

/**
 * Names the tier of a score and the rate of the next tier: the borrow APY of `reserve`, or without one the rate
 * relative to the pool's.
 */
export function tierSentence(score: number, reserve: Pick<Reserve, 'borrowRates'> | null): string {
  const { tier, name } = tierOfScore(score)
  const next = creditTiers[tier + 1]
  if (!next) return `Your score of ${score} is ${name}, the best tier.`
  const rates = [next.tier, tier].map((each) => rateText(each, reserve))
  return `Your score of ${score} is ${name}. Reach ${next.from} to pay ${rates.join(' instead of ')}.`
}

/** What repaying on time leads to: from a newcomer's rate to that of the best tier. Null where a rate is unknown. */
export function repaidSentence({ borrowRates }: Pick<Reserve, 'borrowRates'>): string | null {
  const [from, to] = [newcomerTier, creditTiers.length - 1].map((tier) => borrowRates[tier])
  if (from === undefined || to === undefined || from <= to) return null
  const [now, then] = [from, to].map((rate) => formatPercent(yieldOf(rate), { places: 2 }))
  return `Repay on time: your rate falls from ${now} to ${then}.`
}

function rateText(tier: number, reserve: Pick<Reserve, 'borrowRates'> | null): string {
  const rate = reserve?.borrowRates[tier]
  if (rate !== undefined) return formatPercent(yieldOf(rate), { places: 2 })
  return `${times(creditTiers[tier]?.rateBps ?? 10_000n)} the pool's rate`
}

/** A share in basis points as a factor: "1.25×". */
export function times(bps: bigint): string {
  return `${formatExact(fromUnits(bps, 4))}×`
}
