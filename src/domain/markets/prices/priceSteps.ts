import { type Decimal, relativeChange } from '#lib/numbers/decimal.ts'
import type { Launch } from './launch.ts'

/**
 * Every price of a market from a time on, oldest first. The first step is the price at that time, or the first price of
 * a younger market. Trades after `until` are not included. Times are epoch seconds.
 */
export type PriceSteps = { steps: readonly { time: number; price: Decimal }[]; until: number }

/**
 * The change from the price at `since` to `price`, as a fraction; of a market launched later, from its launch price. Null
 * when that price is unknown, and without a trade.
 */
export function changeFrom(
  { steps, until }: PriceSteps,
  since: number,
  price: Decimal,
  launch: Launch | null = null,
): Decimal | null {
  if (since > until || steps.length === 0) return null
  if (launch !== null && launch.time !== null && launch.time > since)
    return launch.price && relativeChange(launch.price, price)
  const base = steps.findLast(({ time }) => time <= since) ?? steps[0]
  return base ? relativeChange(base.price, price) : null
}
