import { lazy, Suspense } from 'react'
import type { Decimal } from '#lib/numbers/decimal.ts'

/** A value at a time in epoch seconds. Times are ascending and unique. */
export type LinePoint = { time: number; value: Decimal }

export type LineChartProps = {
  /** What the line shows, in words. For a screen reader the chart is an image. */
  label: string
  points: readonly LinePoint[]
  /** Formats a value for the axis and for the legend. */
  format: (value: Decimal) => string
  /** `step` keeps each value until the next one. */
  shape?: 'line' | 'step'
  height?: number
}

const LineCanvas = lazy(async () => ({ default: (await import('./LineCanvas.tsx')).LineCanvas }))

/** A line chart over time. The chart library is loaded with the first chart. */
export function LineChart(props: LineChartProps) {
  const height = props.height ?? 240
  return (
    <Suspense fallback={<div role="status" aria-label="Loading" style={{ height: height }} />}>
      <LineCanvas {...props} height={height} />
    </Suspense>
  )
}
