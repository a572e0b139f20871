import { lazy, type ReactNode, Suspense } from 'react'
import type { Candle } from '#domain/markets/prices/candles.ts'
import type { OwnTrades } from '#domain/markets/trades/ownTrades.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { TidePending } from '#ui/charts/TidePending.tsx'

export type CandleChartProps = {
  /** What the chart shows, in words. */
  label: string
  /**
   * Oldest first, gaps filled. Candles that did not change must be the same objects: only the others are drawn
   * again.
   */
  candles: readonly Candle[]
  /** Every price is multiplied by it: the supply for market caps, 1 for prices. */
  factor: Decimal
  format: (value: Decimal) => string
  /** `format` with every digit, for the axis of prices that are close to each other. */
  exact: (value: Decimal) => string
  logarithmic: boolean
  /** Identifies the series. When it changes, the view starts at the newest candle. */
  series: string
  /** What one traded oneself, by the time of its candle. */
  own?: OwnTrades
  /** Called when the oldest candle is nearly visible, so that more history can be loaded. */
  onStart?: () => void
  /** What is to be said below the chart. */
  note?: ReactNode
  height?: number
}

const CandleCanvas = lazy(async () => ({ default: (await import('./CandleCanvas.tsx')).CandleCanvas }))

/** A candlestick chart with volume. The chart library is loaded with the first chart. */
export function CandleChart(props: CandleChartProps) {
  const height = props.height ?? 380
  return (
    <Suspense fallback={<TidePending height={height + 28} />}>
      <CandleCanvas {...props} height={height} />
    </Suspense>
  )
}
