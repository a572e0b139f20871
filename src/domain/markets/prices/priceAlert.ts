import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'
import { compare, type Decimal } from '#lib/numbers/decimal.ts'

/** The price of an alert: reached by the first trade at or beyond it, after the trade `after` at which it was set. */
export type AlertLevel = { side: 'above' | 'below'; price: Decimal; after: TradePosition | null }

/** The side of the current price on which a level lies; null when they are equal. */
export function alertSide(level: Decimal, price: Decimal): AlertLevel['side'] | null {
  const difference = compare(level, price)
  return difference === 0 ? null : difference > 0 ? 'above' : 'below'
}

/** Whether a trade reaches a level. `price` is the price after the trade. */
export function isReached(
  { side, price: level, after }: AlertLevel,
  trade: TradePosition & { price: Decimal },
) {
  if (after !== null && newestFirst(trade, after) >= 0) return false
  const difference = compare(trade.price, level)
  return side === 'above' ? difference >= 0 : difference <= 0
}
