import type { Decimal } from '#lib/numbers/decimal.ts'
import { compare, decimal } from '#lib/numbers/decimal.ts'

/** Which trades of a tradeList are shown; what is left out is not asked for. */
export type TradeFilter = {
  side?: 'buy' | 'sell' | undefined
  /** Dollars, fee included. */
  least?: number | undefined
  trader?: string | undefined
}

type Trade = { side: 'buy' | 'sell' | null; usdAmount: Decimal | null; sender: string }

/** Whether anything is left out. */
export function isFiltered({ side, least, trader }: TradeFilter): boolean {
  return side !== undefined || least !== undefined || trader !== undefined
}

/** The trades that a filter shows. One of an unknown side or value passes no filter of it. */
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
