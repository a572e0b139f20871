import { ray } from '#domain/lending/reserve/interest.ts'
import { type Decimal, fromUnits, toUnits } from '#lib/numbers/decimal.ts'

/** The decimals of an amount on a page, and those of a round one, which a person typed or reads. */
const shownPlaces = 4
const roundPlaces = 2
/** How many deposits and withdrawals may have lost their part by rounding. */
const mostRoundings = 4n

/**
 * A deposit as a page shows it, in base units. The pool rounds each deposit and withdrawal down, by less than one unit more
 * than its index: 50 that were deposited are 49.999999, which a page would cut to 49.9999. A figure that is short of one
 * with two decimals by no more than that is shown as the round one. It is never an amount to send: the pool would refuse it.
 */
export function shownDeposit(supplied: bigint, decimals: number, supplyIndex: bigint): bigint {
  const hidden = 10n ** BigInt(Math.max(0, decimals - shownPlaces))
  const step = 10n ** BigInt(Math.max(0, decimals - roundPlaces))
  const slack = mostRoundings * (supplyIndex / ray + 1n)
  const round = ((supplied + step - 1n) / step) * step
  // Where few decimals are hidden, a unit is no rounding but a part of what is shown.
  return slack * 10n <= hidden && round - supplied <= slack ? round : supplied
}

/** Dollars with 8 decimals that are short of a whole cent by no more than a thousandth of it are shown as that. */
const slackOfCent = 1_000n
const cent = 1_000_000n

/** The dollars of deposits as a page shows them, without the pool's rounding. Negative ones stay as they are. */
export function shownDollars(value: Decimal): Decimal {
  if (value.startsWith('-')) return value
  const units = toUnits(value, 8)
  const round = ((units + cent - 1n) / cent) * cent
  return round - units <= slackOfCent && round > units ? fromUnits(round, 8) : value
}
