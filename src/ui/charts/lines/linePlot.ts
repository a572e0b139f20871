import {
  AreaSeries,
  type AutoscaleInfo,
  type IChartApi,
  type ISeriesApi,
  LineType,
  type UTCTimestamp,
} from 'lightweight-charts'
import { chartExponent } from '#domain/markets/prices/candles.ts'
import { compare, type Decimal, toPixels } from '#lib/numbers/decimal.ts'
import { axisFormat } from '#ui/charts/axisFormat.ts'
import type { ChartTheme } from '#ui/charts/chartTheme.ts'
import { createTimeChart, themeOptions } from '#ui/charts/createTimeChart.ts'
import { fromZero } from './fromZero.ts'
import type { LineChartProps, LinePoint } from './LineChart.tsx'

/** A line with an area on a canvas. All of it is visible; it cannot be scrolled or zoomed. */
export class LinePlot {
  readonly chart: IChartApi
  readonly #line: ISeriesApi<'Area'>

  constructor(container: HTMLElement, theme: ChartTheme) {
    this.chart = createTimeChart(container, theme, { handleScroll: false, handleScale: false })
    this.#line = this.chart.addSeries(AreaSeries, {
      ...lineColors(theme),
      lineWidth: 2,
      priceLineVisible: false,
      lastValueVisible: false,
      autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
        const info = original()
        return info?.priceRange ? { ...info, priceRange: fromZero(info.priceRange) } : info
      },
    })
    // The area ends at the lowest value of the scale, never below its zero.
    this.#line.priceScale().applyOptions({ scaleMargins: { top: 0.1, bottom: 0 } })
  }

  applyTheme(theme: ChartTheme) {
    this.chart.applyOptions(themeOptions(theme))
    this.#line.applyOptions(lineColors(theme))
  }

  draw({ points, format, shape }: Pick<LineChartProps, 'points' | 'format' | 'shape'>) {
    const exponent = chartExponent(largest(points))
    this.#line.applyOptions({
      lineType: shape === 'step' ? LineType.WithSteps : LineType.Simple,
      priceFormat: { type: 'custom', minMove: 0.0001, formatter: axisFormat(exponent, format) },
    })
    this.#line.setData(
      points.map(({ time, value }) => ({
        time: time as UTCTimestamp,
        value: toPixels(value) * 10 ** exponent,
      })),
    )
    this.chart.timeScale().fitContent()
  }
}

function lineColors({ accent, soft }: ChartTheme) {
  return { lineColor: accent, topColor: soft, bottomColor: soft }
}

function largest(points: readonly LinePoint[]): Decimal | undefined {
  return points.reduce<Decimal | undefined>(
    (most, { value }) => (most === undefined || compare(value, most) > 0 ? value : most),
    undefined,
  )
}
