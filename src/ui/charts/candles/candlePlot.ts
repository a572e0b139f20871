import {
  type AutoscaleInfo,
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  PriceScaleMode,
  type UTCTimestamp,
} from 'lightweight-charts'
import { type Candle, chartExponent, withoutJumps } from '#domain/markets/prices/candles.ts'
import type { OwnTrades } from '#domain/markets/prices/ownTrades.ts'
import { type Decimal, decimal, multiply, toPixels } from '#lib/numbers/decimal.ts'
import { axisFormat } from '#ui/charts/axisFormat.ts'
import { type ChartTheme, candleColors, withAlpha } from '#ui/charts/chartTheme.ts'
import { createTimeChart, themeOptions, timeOptions } from '#ui/charts/createTimeChart.ts'
import { changedFrom, countWithin, newestRange, rangeAfter } from './candleChanges.ts'
import type { ChartLine } from './chartLine.ts'
import { type AxisFormat, axisRange, priceLabels } from './priceAxis.ts'
import type { TradeMarks } from './tradeMarks.ts'

/** The least distance of a label from the middle of the newest price's tag, in pixels. */
const tagHeight = 18

/** The smallest step of the axis, for prices scaled to between 1 and 10. */
const minMove = 1e-8

/** How candles are drawn; see the properties of `CandleChart`. */
type CandleLook = {
  factor: Decimal
  format: (value: Decimal) => string
  axis: AxisFormat
  scale: PriceScale
  series: string
  /** The seconds before the newest candle that a new series shows; as many as fit where it is null. */
  span: number | null
}

/** How prices are spaced: evenly, by their ratio, or as a change from the first candle that is seen. */
export type PriceScale = 'linear' | 'log' | 'percent'

const scaleModes = {
  linear: PriceScaleMode.Normal,
  log: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
}

/**
 * Draws candles and volume on a canvas. It redraws only what changed, and keeps the view when older candles are
 * added.
 */
export class CandlePlot {
  readonly chart: IChartApi
  readonly #candles: ISeriesApi<'Candlestick'>
  readonly #volume: ISeriesApi<'Histogram'>
  readonly #container: HTMLElement
  #theme: ChartTheme
  #drawn: readonly Candle[] = []
  #series: string | undefined
  #factor = decimal('1')
  #exponent = 0
  #isLocal = false
  #scale: PriceScale = 'linear'
  #own: OwnTrades = new Map()
  #marks: TradeMarks | undefined
  readonly #lines = new Set<ChartLine>()

  constructor(container: HTMLElement, theme: ChartTheme) {
    this.#container = container
    this.#theme = theme
    this.chart = createTimeChart(container, theme)
    this.#candles = this.chart.addSeries(CandlestickSeries, {
      ...candleColors(theme),
      borderVisible: false,
      autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
        const info = original()
        return info?.priceRange ? { ...info, priceRange: axisRange(info.priceRange) } : info
      },
    })
    // A separate pane, so that prices do not run through the volume, down to $0.
    this.#volume = this.chart.addSeries(
      HistogramSeries,
      {
        priceScaleId: 'volume',
        priceFormat: { type: 'volume' },
        priceLineVisible: false,
        lastValueVisible: false,
      },
      1,
    )
    this.chart.panes()[0]?.setStretchFactor(5)
    this.chart.panes()[1]?.setStretchFactor(1)
    this.#volume.priceScale().applyOptions({ scaleMargins: { top: 0.1, bottom: 0 } })
    this.#candles.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.06 } })
  }

  applyTheme(theme: ChartTheme) {
    this.#theme = theme
    this.chart.applyOptions(themeOptions(theme))
    this.#candles.applyOptions(candleColors(theme))
    this.#showMarks()
    this.#volume.setData(withoutJumps(this.#drawn).map((candle) => this.#volumeBar(candle)))
  }

  draw(candles: readonly Candle[], look: CandleLook) {
    const { factor, scale, series } = look
    const exponent = exponentOf(candles, factor)
    const isSameSeries = this.#series === series
    const isSameScale = isSameSeries && this.#factor === factor && this.#exponent === exponent
    this.#series = series
    this.#factor = factor
    this.#exponent = exponent
    // A change of an option measures and draws the whole chart again, and most calls bring one trade.
    if (scale !== this.#scale) this.#candles.priceScale().applyOptions({ mode: scaleModes[scale] })
    this.#scale = scale
    const from = isSameScale ? changedFrom(this.#drawn, candles) : null
    if (from === null) this.#replace(candles, look, isSameSeries)
    else this.#update(candles, from)
    this.#drawn = candles
    this.#showMarks()
    for (const line of this.#lines) this.#drawLine(line)
  }

  /** Writes times in UTC or in the browser's zone. Each change of an option measures the whole chart again. */
  showTimes(isLocal: boolean) {
    if (isLocal !== this.#isLocal) this.chart.applyOptions(timeOptions(isLocal))
    this.#isLocal = isLocal
  }

  remove() {
    this.#lines.clear()
    this.chart.remove()
  }

  /** Draws a line over the candles until the returned function is called. */
  addLine(line: ChartLine): () => void {
    this.#lines.add(line)
    this.#drawLine(line)
    return () => {
      if (this.#lines.delete(line)) line.remove()
    }
  }

  #drawLine(line: ChartLine) {
    line.draw(this.#drawn, toPixels(this.#factor) * 10 ** this.#exponent)
  }

  /** Whether the newest candle is seen. */
  isAtLatest(): boolean {
    const range = this.chart.timeScale().getVisibleLogicalRange()
    return !range || range.to >= this.#drawn.length - 1
  }

  /** Moves the view to the newest candle and keeps its width. */
  showLatest() {
    const scale = this.chart.timeScale()
    const range = scale.getVisibleLogicalRange()
    if (!range) return
    const to = this.#drawn.length + 1
    scale.setVisibleLogicalRange({ from: to - (range.to - range.from), to })
  }

  /** Marks the candles of the user's own trades. `marks` draws them; the first one given is kept. */
  mark(own: OwnTrades, marks?: TradeMarks) {
    this.#own = own
    if (marks && !this.#marks) this.#candles.attachPrimitive(marks)
    this.#marks ??= marks
    this.#showMarks()
  }

  #showMarks() {
    const bars = this.#drawn.flatMap((candle) => {
      const own = this.#own.get(candle.time)
      if (!own) return []
      return [
        { time: timeOf(candle), low: this.#scaled(candle.low), high: this.#scaled(candle.high), ...own },
      ]
    })
    this.#marks?.show(bars, this.#theme.accent)
  }

  /** Puts the crosshair on a candle, or removes it for null. */
  point(candle: Candle | null) {
    if (candle) this.chart.setCrosshairPosition(this.#scaled(candle.close), timeOf(candle), this.#candles)
    else this.chart.clearCrosshairPosition()
  }

  #update(candles: readonly Candle[], from: number) {
    for (const candle of withoutJumps(candles, from)) {
      this.#candles.update(this.#bar(candle))
      this.#volume.update(this.#volumeBar(candle))
    }
  }

  #replace(candles: readonly Candle[], { format, axis, span }: CandleLook, isSameSeries: boolean) {
    const scale = this.chart.timeScale()
    const range = isSameSeries ? scale.getVisibleLogicalRange() : null
    const exponent = this.#exponent
    const tickmarksFormatter = (prices: number[]) =>
      priceLabels(prices, exponent, axis).map((label, index) =>
        this.#isUnderTag(prices[index] ?? 0) ? '' : label,
      )
    this.#candles.applyOptions({
      priceFormat: { type: 'custom', minMove, formatter: axisFormat(exponent, format), tickmarksFormatter },
    })
    const joined = withoutJumps(candles)
    this.#candles.setData(joined.map((candle) => this.#bar(candle)))
    this.#volume.setData(joined.map((candle) => this.#volumeBar(candle)))
    scale.setVisibleLogicalRange(
      range
        ? rangeAfter(range, this.#drawn, candles)
        : newestRange(candles.length, this.#container.clientWidth, countWithin(candles, span)),
    )
  }

  /** Whether the tag of the newest price would cover the label of this price. */
  #isUnderTag(price: number) {
    const last = this.#drawn.at(-1)
    const tag = last && this.#candles.priceToCoordinate(this.#scaled(last.close))
    const label = this.#candles.priceToCoordinate(price)
    return typeof tag === 'number' && label !== null && Math.abs(tag - label) < tagHeight
  }

  #bar(candle: Candle) {
    const { open, high, low, close } = candle
    return {
      time: timeOf(candle),
      open: this.#scaled(open),
      high: this.#scaled(high),
      low: this.#scaled(low),
      close: this.#scaled(close),
      ...(candle.trades === 0 ? { color: this.#theme.edge, wickColor: this.#theme.edge } : {}),
    }
  }

  /** An unknown volume has no bar. */
  #volumeBar(candle: Candle) {
    if (candle.volume === null) return { time: timeOf(candle) }
    const color = toPixels(candle.close) >= toPixels(candle.open) ? this.#theme.up : this.#theme.down
    return { time: timeOf(candle), value: toPixels(candle.volume), color: withAlpha(color, 0.35) }
  }

  #scaled(price: Decimal) {
    return toPixels(multiply(price, this.#factor)) * 10 ** this.#exponent
  }
}

function exponentOf(candles: readonly Candle[], factor: Decimal) {
  const last = candles.at(-1)
  return last ? chartExponent(multiply(last.close, factor)) : 0
}

const timeOf = (candle: Candle) => candle.time as UTCTimestamp
