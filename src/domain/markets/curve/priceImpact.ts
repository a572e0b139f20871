import { formatExact } from '#lib/format/exact.ts'
import { formatPercent } from '#lib/format/percent.ts'
import {
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  fromUnits,
  one,
  subtract,
  toUnits,
} from '#lib/numbers/decimal.ts'
import type { Quote } from './curve.ts'

const large = decimal('0.03')
const huge = decimal('0.1')
const two = decimal('2')
const ten = decimal('10')

/** The severity of a price impact: `large` from 3 %, `huge` from 10 %, up or down. */
export function impactTone(impact: Decimal): 'small' | 'large' | 'huge' {
  const size = sizeOf(impact)
  if (compare(size, huge) >= 0) return 'huge'
  return compare(size, large) >= 0 ? 'large' : 'small'
}

/** How much an accepted impact may grow without new consent, as a fraction: prices move with every block. */
const drift = decimal('0.01')

/** Whether a trade moves the price by more than a percentage point further than `accepted` does. */
export function isWorseThan(impact: Decimal, accepted: Decimal): boolean {
  return compare(sizeOf(impact), add(sizeOf(accepted), drift)) > 0
}

/** The larger of two price impacts, up or down; null where one is unknown. */
export function worseImpact(one: Decimal | null, other: Decimal | null): Decimal | null {
  if (one === null || other === null) return null
  return compare(sizeOf(one), sizeOf(other)) > 0 ? one : other
}

function sizeOf(impact: Decimal): Decimal {
  return impact.replace('-', '') as Decimal
}

/** Compares what a trade pays or yields for a token, fee included, with the current price; null without a price. */
export function impactSentence(
  side: 'buy' | 'sell',
  { average, spotBefore }: Pick<Quote, 'average' | 'spotBefore'>,
): string | null {
  const ratio = divide(average, spotBefore)
  if (ratio === null) return null
  if (side === 'sell') return `You get ${formatPercent(subtract(one, ratio))} less than the current price.`
  if (compare(ratio, two) < 0)
    return `You pay ${formatPercent(subtract(ratio, one))} more than the current price.`
  return `You pay ${timesText(ratio)} times the current price.`
}

/** `2.52`, `47`: two decimals below ten, none from ten up, rounded down. */
function timesText(ratio: Decimal): string {
  const places = compare(ratio, ten) < 0 ? 2 : 0
  return formatExact(fromUnits(toUnits(ratio, places), places))
}
