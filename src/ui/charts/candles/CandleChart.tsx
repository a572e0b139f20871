import { lazy, type ReactNode, Suspense } from 'react'
import type { Candle } from '#domain/markets/prices/candles.ts'
import type { OwnTrades } from '#domain/markets/prices/ownTrades.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { PriceScale } from './candlePlot.ts'
import type { ComparedMarket } from './chartLines.ts'
import type { AxisFormat } from './priceAxis.ts'
import type { Study } from './studies.ts'

export type CandleChartProps = {
  /** What the chart shows, for screen readers. */
  label: string
  /**
   * Oldest first, gaps filled. Candles that did not change must be the same objects: only the others are drawn
   * again.
   */
  candles: readonly Candle[]
  /** Every price is multiplied by it: the supply for market caps, 1 for prices. */
  factor: Decimal
  /** Formats a price in words and on the axis: the newest one, and the one at the pointer. */
  format: (value: Decimal) => string
  /** Formats the labels of the price axis together. */
  axis: AxisFormat
  scale: PriceScale
  /** The line over the candles. */
  study?: Study | null
  /** Another market, drawn as a line of its closes. */
  compared?: ComparedMarket | null
  /** Times in the browser's zone, in place of UTC. */
  isLocal?: boolean
  /** The seconds before the newest candle that a new series shows; null or absent for as many as fit. */
  span?: number | null
  /** The name of the file of a picture, without its ending. */
  fileName?: string
  /** Identifies the series. When it changes, the view starts at the newest candle. */
  series: string
  /** The user's own trades, by the time of their candle. */
  own?: OwnTrades
  /** Called when the oldest candle is nearly visible, so that more history can be loaded. */
  onStart?: () => void
  /** A note below the chart. */
  note?: ReactNode
  height?: number
}

const CandleCanvas = lazy(async () => ({ default: (await import('./CandleCanvas.tsx')).CandleCanvas }))

/** A candlestick chart with volume. The chart library is loaded with the first chart. */
export function CandleChart(props: CandleChartProps) {
  const height = props.height ?? 380
  return (
    <Suspense fallback={<div role="status" aria-label="Loading" style={{ height: height + 28 }} />}>
      <CandleCanvas {...props} height={height} />
    </Suspense>
  )
}
