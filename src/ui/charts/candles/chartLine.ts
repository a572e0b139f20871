import { type IChartApi, type ISeriesApi, LineSeries, type UTCTimestamp } from 'lightweight-charts'
import type { Candle } from '#domain/markets/prices/candles.ts'

/** A point of a line, in the prices of the candles. */
export type LinePoint = { time: number; value: number }

type LineLook = {
  color: string
  /** Its points over these candles. */
  points: (candles: readonly Candle[]) => LinePoint[]
  /** The tag beside its newest value; absent for a line without one. */
  title?: string
}

/** A line over the candles of a chart: a study of them, or another market. */
export class ChartLine {
  readonly #chart: IChartApi
  readonly #points: LineLook['points']
  readonly #series: ISeriesApi<'Line'>

  constructor(chart: IChartApi, { color, points, title }: LineLook) {
    this.#chart = chart
    this.#points = points
    this.#series = chart.addSeries(LineSeries, {
      color,
      lineWidth: title ? 2 : 1,
      priceLineVisible: false,
      lastValueVisible: title !== undefined,
      crosshairMarkerVisible: false,
      ...(title ? { title } : {}),
    })
  }

  /** Draws the line over the candles. `scale` is the factor of the chart's prices. */
  draw(candles: readonly Candle[], scale: number) {
    this.#series.setData(
      this.#points(candles).map(({ time, value }) => ({ time: time as UTCTimestamp, value: value * scale })),
    )
  }

  remove() {
    this.#chart.removeSeries(this.#series)
  }
}
