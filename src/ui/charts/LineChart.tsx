import { lazy, Suspense } from 'react'
import type { Decimal } from '#lib/numbers/decimal.ts'

/** A value at a moment, in epoch seconds. Times ascend and are unique. */
export type LinePoint = { time: number; value: Decimal }

export type LineChartProps = {
  /** What the line is and what it says, in words: the chart is a picture to a screen reader. */
  label: string
  points: readonly LinePoint[]
  /** How a value reads, on the axis and under the pointer. */
  format: (value: Decimal) => string
  /** `step`: a value holds until the next one. */
  shape?: 'line' | 'step'
  height?: number
}

const LineCanvas = lazy(async () => ({ default: (await import('./LineCanvas.tsx')).LineCanvas }))

/** A line over time. The chart library is fetched when the first chart is shown. */
export function LineChart(props: LineChartProps) {
  const height = props.height ?? 240
  return (
    <Suspense fallback={<div style={{ height }} />}>
      <LineCanvas {...props} height={height} />
    </Suspense>
  )
}
