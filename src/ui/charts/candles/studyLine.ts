import { type IChartApi, type ISeriesApi, LineSeries, type UTCTimestamp } from 'lightweight-charts'
import type { Candle } from '#domain/markets/prices/candles.ts'
import { type Study, studyPoints } from './studies.ts'

/** The line of a study over the candles of a chart. */
export class StudyLine {
  readonly #chart: IChartApi
  readonly #study: Study
  readonly #series: ISeriesApi<'Line'>

  constructor(chart: IChartApi, study: Study, color: string) {
    this.#chart = chart
    this.#study = study
    this.#series = chart.addSeries(LineSeries, {
      color,
      lineWidth: 1,
      priceLineVisible: false,
      lastValueVisible: false,
      crosshairMarkerVisible: false,
    })
  }

  /** `scale` is what the chart multiplies prices by. */
  draw(candles: readonly Candle[], scale: number) {
    const points = studyPoints(this.#study, candles)
    this.#series.setData(
      points.map(({ time, value }) => ({ time: time as UTCTimestamp, value: value * scale })),
    )
  }

  remove() {
    this.#chart.removeSeries(this.#series)
  }
}
