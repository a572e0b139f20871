import { useRef } from 'react'
import { formatMoment } from '#lib/format/time.ts'
import { ChartNotice } from '#ui/charts/ChartNotice.tsx'
import type { LineChartProps } from './LineChart.tsx'
import { useLinePlot } from './useLinePlot.ts'

/** The canvas of `LineChart` and the value under the pointer. */
export function LineCanvas(props: LineChartProps) {
  const { label, points, format, height } = props
  const container = useRef<HTMLDivElement>(null)
  const pointed = useLinePlot(container, props)
  const shown = points.find((point) => point.time === pointed) ?? points.at(-1)
  return (
    <figure className="grid gap-1 px-4 py-3">
      <figcaption className="flex min-h-5 flex-wrap justify-between gap-x-3 text-xs text-muted">
        {shown && (
          <span>
            <span className="font-medium text-text">{format(shown.value)}</span>{' '}
            {formatMoment(new Date(shown.time * 1_000))}
          </span>
        )}
        <ChartNotice />
      </figcaption>
      <div ref={container} role="img" aria-label={label} style={{ height }} />
    </figure>
  )
}
