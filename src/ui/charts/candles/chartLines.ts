import type { IChartApi } from 'lightweight-charts'
import type { Candle } from '#domain/markets/prices/candles.ts'
import { comparedCloses } from '#domain/markets/prices/comparedCandles.ts'
import { toPixels } from '#lib/numbers/decimal.ts'
import { ChartLine } from './chartLine.ts'
import { type Study, studyPoints } from './studies.ts'

/** A market beside the one of the chart, with its candles, oldest first. */
export type ComparedMarket = { symbol: string; candles: readonly Candle[] }

/** The letters of a symbol that its tag on the axis has room for. */
const mostLetters = 10

/** The line of a study of the candles. */
export function studyLine(chart: IChartApi, study: Study, color: string): ChartLine {
  return new ChartLine(chart, { color, points: (candles) => studyPoints(study, candles) })
}

/** The closes of another market. Only a scale of percents makes both prices comparable. */
export function comparedLine(
  chart: IChartApi,
  { symbol, candles: other }: ComparedMarket,
  color: string,
): ChartLine {
  return new ChartLine(chart, {
    color,
    title: symbol.slice(0, mostLetters),
    points: (candles) =>
      comparedCloses(other, candles).map(({ time, close }) => ({ time, value: toPixels(close) })),
  })
}
