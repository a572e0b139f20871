import {
  AreaSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
  LineType,
  type UTCTimestamp,
} from 'lightweight-charts'
import { useEffect, useRef, useState } from 'react'
import { chartExponent } from '#domain/markets/candles.ts'
import { compare, type Decimal, toPixels } from '#lib/numbers/decimal.ts'
import { formatMoment } from '#lib/text/time.ts'
import { ChartNotice } from './ChartNotice.tsx'
import { axisFormat, chartOptions } from './chartOptions.ts'
import { readChartTheme, useThemeName, withAlpha } from './chartTheme.ts'
import type { LineChartProps, LinePoint } from './LineChart.tsx'

/** The canvas of `LineChart`; only this file and `CandleCanvas` carry the chart library. */
export function LineCanvas({ label, points, format, shape = 'line', height = 240 }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<{ chart: IChartApi; series: ISeriesApi<'Area'> }>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const theme = useThemeName()
  const shown = points.find((point) => point.time === pointed) ?? points.at(-1)

  useEffect(() => {
    if (!place.current) return
    const created = createChart(place.current, { handleScroll: false, handleScale: false })
    const series = created.addSeries(AreaSeries, {
      lineWidth: 2,
      priceLineVisible: false,
      lastValueVisible: false,
    })
    created.subscribeCrosshairMove(({ time }) => setPointed(typeof time === 'number' ? time : null))
    chart.current = { chart: created, series }
    return () => {
      chart.current = null
      created.remove()
    }
  }, [])

  useEffect(() => {
    if (!chart.current || !theme) return
    const colors = readChartTheme()
    chart.current.chart.applyOptions({ ...chartOptions(colors), handleScroll: false, handleScale: false })
    chart.current.series.applyOptions({
      lineColor: colors.accent,
      topColor: colors.soft,
      bottomColor: withAlpha(colors.soft, 0),
      lineType: shape === 'step' ? LineType.WithSteps : LineType.Simple,
    })
  }, [theme, shape])

  useEffect(() => {
    if (!chart.current) return
    const exponent = chartExponent(largest(points))
    chart.current.series.applyOptions({
      priceFormat: { type: 'custom', minMove: 0.0001, formatter: axisFormat(exponent, format) },
    })
    chart.current.series.setData(
      points.map(({ time, value }) => ({
        time: time as UTCTimestamp,
        value: toPixels(value) * 10 ** exponent,
      })),
    )
    chart.current.chart.timeScale().fitContent()
  }, [points, format])

  return (
    <figure className="grid gap-1 px-4 py-3">
      <figcaption className="flex min-h-5 justify-between gap-3 text-xs text-muted">
        {shown && (
          <span>
            <span className="font-medium text-text">{format(shown.value)}</span>{' '}
            {formatMoment(new Date(shown.time * 1_000))}
          </span>
        )}
        <ChartNotice />
      </figcaption>
      <div ref={place} role="img" aria-label={label} style={{ height }} />
    </figure>
  )
}

function largest(points: readonly LinePoint[]): Decimal | undefined {
  return points.reduce<Decimal | undefined>(
    (most, { value }) => (most === undefined || compare(value, most) > 0 ? value : most),
    undefined,
  )
}
