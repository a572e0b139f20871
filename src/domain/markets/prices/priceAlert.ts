import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'
import { compare, type Decimal } from '#lib/numbers/decimal.ts'

/** A price somebody waits for: reached by the first trade at it or beyond, of those after the trade it was set at. */
export type AlertLevel = { side: 'above' | 'below'; price: Decimal; after: TradePosition | null }

/** On which side of the price now an alert lies; null when it is that price. */
export function alertSide(level: Decimal, price: Decimal): AlertLevel['side'] | null {
  const difference = compare(level, price)
  return difference === 0 ? null : difference > 0 ? 'above' : 'below'
}

/** Whether a trade reaches a level. `price` is that after the trade. */
export function isReached(
  { side, price: level, after }: AlertLevel,
  trade: TradePosition & { price: Decimal },
) {
  if (after !== null && newestFirst(trade, after) >= 0) return false
  const difference = compare(trade.price, level)
  return side === 'above' ? difference >= 0 : difference <= 0
}
