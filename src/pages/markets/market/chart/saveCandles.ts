import { type Candle, candleChange } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { saveCsv } from '#lib/browser/saveCsv.ts'
import { csvFile } from '#lib/text/csv.ts'

/** Saves the candles of a market as a CSV file, those without a trade too: flat, at the last close. */
export function saveCandles(market: Market, interval: string, candles: readonly Candle[]): void {
  const columns = [
    { header: 'Opened (UTC)', value: ({ time }: Candle) => new Date(time * 1_000) },
    { header: 'Open (USD)', value: ({ open }: Candle) => open },
    { header: 'High (USD)', value: ({ high }: Candle) => high },
    { header: 'Low (USD)', value: ({ low }: Candle) => low },
    { header: 'Close (USD)', value: ({ close }: Candle) => close },
    { header: 'Change against the close before', value: (candle: Candle) => candleChange(candles, candle) },
    { header: 'Volume (USD)', value: ({ volume }: Candle) => volume },
    { header: 'Trades', value: ({ trades }: Candle) => trades },
  ]
  const { poolAddress, symbol } = market
  const facts = { Market: poolAddress, Symbol: symbol, Interval: interval, 'Read (UTC)': new Date() }
  saveCsv(`candles-${interval}-${poolAddress}`, csvFile(columns, candles, facts))
}
