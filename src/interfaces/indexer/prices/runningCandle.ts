import { inferOpenRule, intervalSeconds, mergeTicks } from '#domain/markets/prices/candles.ts'
import type { CandleReading } from '#domain/markets/prices/liveCandles.ts'
import { readSwaps } from '#interfaces/indexer/swap.ts'

/** Trades that are read at most. With more of them since the last candle, they would not make whole ones. */
const mostTrades = 200

/**
 * The candles with those that the trades after the last one make, up to the newest trade. The same reading when these trades
 * cannot be told whole. Throws `InterfaceError`.
 */
export async function addRunningCandle<R extends CandleReading>(
  reading: R,
  { poolAddress, interval }: { poolAddress: string; interval: string },
  signal: AbortSignal,
): Promise<R> {
  const seconds = intervalSeconds(interval)
  if (seconds === null) return reading
  const { swaps, received, unreadable } = await readSwaps(poolAddress, 0, mostTrades, signal)
  const last = reading.candles.at(-1)
  const end = last ? last.time + seconds : 0
  const ticks = swaps.flatMap(({ timestamp, priceUsd, volume }) => {
    const time = timestamp && Math.floor(timestamp.getTime() / 1_000)
    return time === null ? [] : [{ time, price: priceUsd, volume }]
  })
  const since = ticks.filter(({ time }) => time >= end)
  const isWhole = last ? since.length < ticks.length : received < mostTrades
  if (!isWhole || unreadable.length > 0 || ticks.length < swaps.length || since.length === 0) return reading
  const { candles } = mergeTicks(
    reading.candles,
    since.toReversed(),
    seconds,
    inferOpenRule(reading.candles, seconds),
  )
  return {
    ...reading,
    candles: candles.filter(({ trades }) => trades > 0),
    newest: swaps[0] ?? reading.newest,
  }
}
