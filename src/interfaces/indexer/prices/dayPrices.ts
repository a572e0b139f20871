import { type PricePoint, sortCandles } from '#domain/markets/prices/candles.ts'
import { type Hour, readHourTrades } from './hourTrades.ts'

const day = 24 * 3_600

/**
 * The prices of a day up to `at`, in epoch seconds: the hourly candles, the one of 24 hours ago as its trades, so that the
 * price at that moment is exact. Where they cannot be read, that price is the candle's.
 */
export async function readDayPrices(
  pool: string,
  hours: readonly Hour[],
  at: number,
  signal?: AbortSignal,
): Promise<readonly PricePoint[]> {
  const { span, trades } = await readHourTrades(pool, hours, at - day, signal)
  if (!span || !trades) return hours
  const points = trades.map(({ time, price }) => ({ time, open: price, close: price, seconds: 0 }))
  const outside = hours.filter(({ time }) => time < span.from || time >= span.until)
  return sortCandles([...outside, ...points])
}
