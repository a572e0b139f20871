import { type Decimal, divide, subtract } from '#lib/numbers/decimal.ts'

/**
 * Every price of a market around a moment, oldest first. The first one holds from before that moment on, or is that of the
 * first trade of a younger market. What came after `until` is not in it. Times are epoch seconds.
 */
export type PriceSteps = { steps: readonly { time: number; price: Decimal }[]; until: number }

/** How much `price` differs from the price at `since`, as a fraction; null when that is unknown, and without a trade. */
export function changeFrom({ steps, until }: PriceSteps, since: number, price: Decimal): Decimal | null {
  if (since > until) return null
  const base = steps.findLast(({ time }) => time <= since) ?? steps[0]
  return base ? divide(subtract(price, base.price), base.price) : null
}
