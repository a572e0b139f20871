import { lazy, Suspense } from 'react'
import type { Candle } from '#domain/markets/candles.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'

export type CandleChartProps = {
  /** What the chart shows and says, in words. */
  label: string
  /** Oldest first, gaps filled. Candles that did not change keep their identity: only the others are drawn again. */
  candles: readonly Candle[]
  /** Every price is multiplied by it: the supply for market caps, 1 for prices. */
  factor: Decimal
  format: (value: Decimal) => string
  logarithmic: boolean
  /** Changes when a different series is shown and the view starts at its end again. */
  series: string
  /** The left end came into view: more history is wanted. */
  onStart?: () => void
  height?: number
}

const CandleCanvas = lazy(async () => ({ default: (await import('./CandleCanvas.tsx')).CandleCanvas }))

/** Candles with volume. The chart library is fetched when the first chart is shown. */
export function CandleChart(props: CandleChartProps) {
  const height = props.height ?? 380
  return (
    <Suspense fallback={<div style={{ height: height + 28 }} />}>
      <CandleCanvas {...props} height={height} />
    </Suspense>
  )
}
