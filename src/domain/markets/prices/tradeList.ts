import type { Tick } from '#domain/markets/prices/candles.ts'
import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'

/** A trade of the list. `key` is unique; after a reorg another trade may have the same id. */
export type ListedTrade = Tick & TradePosition & { key: string }

const maxTrades = 20_000

/**
 * Creates a list of every trade of a market from one position on, oldest first. Candles are built from it. It holds at most
 * 20,000 trades and drops the oldest.
 */
export function createTradeList() {
  const trades: ListedTrade[] = []
  let completeFrom: TradePosition | null | undefined
  let revision = 0

  /** The index of the first trade after a position; 0 for null. */
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
    /** A number that changes with every change other than a new trade at the end. */
    revision: () => revision,
    newest: () => trades.at(-1),
    indexAfter,
    /**
     * Whether the list has every trade after a position (null: every trade of the market). Undefined before `restart`.
     */
    covers(position: TradePosition | null): boolean | undefined {
      if (completeFrom === undefined) return undefined
      if (completeFrom === null) return true
      return position !== null && newestFirst(position, completeFrom) <= 0
    },
    /** Adds a trade once. Trades before the start of the list are ignored. */
    add(trade: ListedTrade) {
      if (isBefore(trade)) return
      const index = indexAfter(trade)
      // A feed that dropped a trade may report it again. Trades of one position are neighbours.
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
    /** Sets the position after which the list is complete, null for all trades of the market. Drops earlier trades. */
    restart(from: TradePosition | null) {
      completeFrom = from
      trades.splice(0, trades.filter(isBefore).length)
      revision += 1
    },
  }
}

export type TradeList = ReturnType<typeof createTradeList>
