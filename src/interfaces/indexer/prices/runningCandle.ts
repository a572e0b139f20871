import { inferOpenRule, intervalSeconds, mergeTicks } from '#domain/markets/prices/candles.ts'
import type { CandleReading } from '#domain/markets/prices/liveCandles.ts'
import { readSwaps } from '#interfaces/indexer/swap.ts'

/** The most trades to read. With more since the last candle, the built candles would be incomplete. */
const mostTrades = 200

/**
 * Adds the candles of the trades after the last candle, up to the newest trade. Returns the same reading when these
 * trades may be incomplete. Throws `InterfaceError`.
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
