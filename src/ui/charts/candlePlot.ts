import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  PriceScaleMode,
  type UTCTimestamp,
} from 'lightweight-charts'
import { type Candle, chartExponent } from '#domain/markets/candles.ts'
import { type Decimal, multiply, toPixels } from '#lib/numbers/decimal.ts'
import { axisFormat, chartOptions } from './chartOptions.ts'
import { type ChartTheme, withAlpha } from './chartTheme.ts'

type Look = { factor: Decimal; format: (value: Decimal) => string; logarithmic: boolean; series: string }

const barWidth = 7

/** Candles and volume on a canvas: draws only what changed, and keeps the view when history is put before it. */
export class CandlePlot {
  readonly chart: IChartApi
  readonly #candles: ISeriesApi<'Candlestick'>
  readonly #volume: ISeriesApi<'Histogram'>
  #drawn: readonly Candle[] = []
  #look: Look | undefined
  #exponent = 0
  #theme: ChartTheme
  readonly #place: HTMLElement

  constructor(place: HTMLElement, theme: ChartTheme) {
    this.#theme = theme
    this.#place = place
    this.chart = createChart(place, chartOptions(theme))
    this.#candles = this.chart.addSeries(CandlestickSeries, { borderVisible: false })
    this.#volume = this.chart.addSeries(HistogramSeries, {
      priceScaleId: 'volume',
      priceFormat: { type: 'volume' },
      priceLineVisible: false,
      lastValueVisible: false,
    })
    this.chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } })
    this.#candles.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.22 } })
    this.paint(theme)
  }

  /** Takes the colours of a theme. */
  paint(theme: ChartTheme) {
    this.#theme = theme
    this.chart.applyOptions(chartOptions(theme))
    this.#candles.applyOptions({
      upColor: theme.up,
      downColor: theme.down,
      wickUpColor: theme.up,
      wickDownColor: theme.down,
      priceLineColor: theme.accent,
    })
    if (this.#drawn.length > 0) this.#volume.setData(this.#drawn.map((candle) => this.#bar(candle)))
  }

  /** Shows these candles in this look. */
  draw(candles: readonly Candle[], look: Look) {
    const exponent = exponentOf(candles, look.factor)
    const same = this.#look?.series === look.series
    const sameScale = same && this.#look?.factor === look.factor && exponent === this.#exponent
    this.#exponent = exponent
    this.#look = look
    this.#candles.priceScale().applyOptions({
      mode: look.logarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
    })
    const kept = sameScale ? keptPrefix(this.#drawn, candles) : -1
    if (kept >= 0) this.#update(candles.slice(kept))
    else this.#replace(candles, same)
    this.#drawn = candles
  }

  /** Puts the crosshair on a candle; null takes it away. */
  point(candle: Candle | null) {
    if (candle) this.chart.setCrosshairPosition(this.#scaled(candle.close), timeOf(candle), this.#candles)
    else this.chart.clearCrosshairPosition()
  }

  #update(candles: readonly Candle[]) {
    for (const candle of candles) {
      this.#candles.update(this.#body(candle))
      this.#volume.update(this.#bar(candle))
    }
  }

  #replace(candles: readonly Candle[], same: boolean) {
    const scale = this.chart.timeScale()
    const before = scale.getVisibleLogicalRange()
    const grown = candles.length - this.#drawn.length
    const format = this.#look?.format ?? String
    this.#candles.applyOptions({
      priceFormat: { type: 'custom', minMove: 0.0001, formatter: axisFormat(this.#exponent, format) },
    })
    this.#candles.setData(candles.map((candle) => this.#body(candle)))
    this.#volume.setData(candles.map((candle) => this.#bar(candle)))
    const prepended = same && candles[0] !== undefined && this.#drawn[0] !== undefined && grown > 0
    if (same && before) {
      const shift = prepended && candles.at(-1)?.time === this.#drawn.at(-1)?.time ? grown : 0
      scale.setVisibleLogicalRange({ from: before.from + shift, to: before.to + shift })
    } else {
      const bars = Math.max(30, Math.floor(this.#place.clientWidth / barWidth))
      scale.setVisibleLogicalRange({ from: candles.length - bars, to: candles.length + 4 })
    }
  }

  #body(candle: Candle) {
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

  #bar(candle: Candle) {
    const color = toPixels(candle.close) >= toPixels(candle.open) ? this.#theme.up : this.#theme.down
    return { time: timeOf(candle), value: toPixels(candle.volume), color: withAlpha(color, 0.35) }
  }

  #scaled(price: Decimal) {
    return toPixels(multiply(price, this.#look?.factor ?? price)) * 10 ** this.#exponent
  }
}

/** How many leading candles are the very same; -1 when more than the last one changed. */
function keptPrefix(before: readonly Candle[], after: readonly Candle[]): number {
  const last = before.length - 1
  if (last < 0 || after.length < before.length || before[last]?.time !== after[last]?.time) return -1
  for (let index = 0; index < last; index++) if (before[index] !== after[index]) return -1
  return last
}

function exponentOf(candles: readonly Candle[], factor: Decimal) {
  const last = candles.at(-1)
  return last ? chartExponent(multiply(last.close, factor)) : 0
}

function timeOf(candle: Candle) {
  return candle.time as UTCTimestamp
}
