import type { Tick } from '#domain/markets/prices/candles.ts'
import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'

/** A trade of the tradeList. `key` tells it from another one that took its id after a reorganisation. */
export type ListedTrade = Tick & TradePosition & { key: string }

const maxTrades = 20_000

/**
 * Every trade of a market from one position on, oldest first: what candles are built from, however few of the trades a
 * list keeps. The oldest beyond 20,000 are dropped.
 */
export function createTradeList() {
  const trades: ListedTrade[] = []
  let completeFrom: TradePosition | null | undefined
  let revision = 0

  /** The index of the first trade after a position; of the first one at all with null. */
  function indexAfter(position: TradePosition | null): number {
    if (position === null) return 0
    return trades.findLastIndex((trade) => newestFirst(trade, position) >= 0) + 1
  }

  function isBefore(trade: TradePosition) {
    return completeFrom != null && newestFirst(trade, completeFrom) > 0
  }

  function trim() {
    if (trades.length <= maxTrades) return
    trades.splice(0, maxTrades / 4)
    completeFrom = trades[0]
    revision += 1
  }

  return {
    trades: trades as readonly ListedTrade[],
    /** Changes when trades changed in any other way than by new ones at the end. */
    revision: () => revision,
    newest: () => trades.at(-1),
    indexAfter,
    /** Whether it holds every trade after a position; after null: every trade there ever was. Undefined before its start. */
    covers(position: TradePosition | null): boolean | undefined {
      if (completeFrom === undefined) return undefined
      if (completeFrom === null) return true
      return position !== null && newestFirst(position, completeFrom) <= 0
    },
    /** Adds a trade, once each. Those before its beginning are left out. */
    add(trade: ListedTrade) {
      if (isBefore(trade)) return
      const index = indexAfter(trade)
      // A list that dropped a trade may report it again. Those of one position are next to each other.
      if (trades.slice(Math.max(index - 2, 0), index).some(({ key }) => key === trade.key)) return
      if (index < trades.length) revision += 1
      trades.splice(index, 0, trade)
      trim()
    },
    remove(key: string) {
      const index = trades.findLastIndex((trade) => trade.key === key)
      if (index < 0) return
      trades.splice(index, 1)
      revision += 1
    },
    /** Says from where on it is complete now, null for the first trade there ever was. What is before leaves. */
    restart(from: TradePosition | null) {
      completeFrom = from
      trades.splice(0, trades.filter(isBefore).length)
      revision += 1
    },
  }
}

export type TradeList = ReturnType<typeof createTradeList>
