import type { TradeList } from '#domain/markets/prices/tradeList.ts'
import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'
import { type Candle, inferOpenRule, mergeTicks } from './candles.ts'

/** A server's candles, oldest first, and the newest trade they hold; null when there was none. */
export type CandleReading = { candles: readonly Candle[]; newest: TradePosition | null }

/**
 * Creates a function that merges a server's last answer with the trades of `tradeList` after it, into candles of
 * `seconds`. `stale`: trades between the answer and the list are missing, or a trade is older than the last candle, so
 * the server must be asked again.
 */
export function createLiveCandles(tradeList: TradeList, seconds: number) {
  let last: { reading: CandleReading; revision: number; index: number; stale: boolean } | undefined
  let candles: readonly Candle[] = []

  return (reading: CandleReading): { candles: readonly Candle[]; stale: boolean } => {
    const covered = tradeList.covers(reading.newest)
    if (covered === undefined) return { candles: reading.candles, stale: false }
    // A gap must not replace the merged candles by the older answer.
    if (!covered) return { candles: last?.reading === reading ? candles : reading.candles, stale: true }
    const revision = tradeList.revision()
    if (last?.reading !== reading || last.revision !== revision) {
      candles = reading.candles
      last = { reading, revision, index: tradeList.indexAfter(reading.newest), stale: false }
    }
    const since = tradeList.trades.slice(last.index)
    if (since.length > 0) {
      // An answer can arrive before the events of trades that it includes.
      const ticks = since.filter((trade) => !reading.newest || newestFirst(trade, reading.newest) < 0)
      const merged = mergeTicks(candles, ticks, seconds, inferOpenRule(reading.candles, seconds))
      candles = merged.candles
      last = { ...last, index: tradeList.trades.length, stale: last.stale || merged.stale }
    }
    return { candles, stale: last.stale }
  }
}
