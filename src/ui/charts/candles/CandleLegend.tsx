import type { Candle } from '#domain/markets/prices/candles.ts'
import { countOf } from '#lib/format/count.ts'
import { formatMoneyShort } from '#lib/format/money.ts'
import { type Decimal, multiply } from '#lib/numbers/decimal.ts'
import { formatChartMoment } from '#ui/charts/createTimeChart.ts'
import { Percent } from '#ui/figures/numbers/Percent.tsx'

type CandleLegendProps = {
  candle: Candle
  /** The change from the close before, as a fraction; null when unknown. */
  change: Decimal | null
  factor: Decimal
  format: (value: Decimal) => string
  isLocal?: boolean
}

/** The figures of one candle: time, open, high, low, close, change, volume, trades. */
export function CandleLegend({ candle, change, factor, format, isLocal = false }: CandleLegendProps) {
  const figures = [
    ['O', candle.open],
    ['H', candle.high],
    ['L', candle.low],
    ['C', candle.close],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-muted max-sm:gap-x-1.5">
      <span className="whitespace-nowrap max-sm:-order-1">{formatChartMoment(candle.time, isLocal)}</span>
      {figures.map(([letter, value]) => (
        <span key={letter} className="whitespace-nowrap">
          <span className="text-faint">{letter}</span>{' '}
          <span className="text-text">{format(multiply(value, factor))}</span>
        </span>
      ))}
      <span className="max-sm:-order-1">
        <Percent value={change} signed />
      </span>
      <span className="whitespace-nowrap max-sm:hidden low:hidden">
        <span className="text-faint">Vol</span> {candle.volume ? formatMoneyShort(candle.volume) : 'unknown'}
      </span>
      <span className="whitespace-nowrap max-lg:hidden">{countOf(candle.trades, 'trade')}</span>
    </p>
  )
}
