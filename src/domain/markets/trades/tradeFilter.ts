import type { Decimal } from '#lib/numbers/decimal.ts'
import { compare, decimal } from '#lib/numbers/decimal.ts'

/** Which trades of a market are shown; an absent field does not filter. */
export type TradeFilter = {
  side?: 'buy' | 'sell' | undefined
  /** The smallest trade, in dollars. */
  least?: number | undefined
  trader?: string | undefined
}

type Trade = { side: 'buy' | 'sell' | null; usdAmount: Decimal | null; sender: string }

/** Whether a filter has any condition. */
export function isFiltered({ side, least, trader }: TradeFilter): boolean {
  return side !== undefined || least !== undefined || trader !== undefined
}

/** The trades that pass a filter. A trade of unknown side or value fails a condition on it. */
export function filterTrades<T extends Trade>(trades: readonly T[], filter: TradeFilter): readonly T[] {
  if (!isFiltered(filter)) return trades
  const { side, trader } = filter
  const least = filter.least === undefined ? null : decimal(String(filter.least))
  return trades.filter(
    (trade) =>
      (side === undefined || trade.side === side) &&
      (trader === undefined || trade.sender === trader) &&
      (least === null || (trade.usdAmount !== null && compare(trade.usdAmount, least) >= 0)),
  )
}
