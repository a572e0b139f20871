import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { multiply } from '#lib/numbers/decimal.ts'
import { formatMoment } from '#lib/text/time.ts'
import type { CandleChartProps } from './CandleChart.tsx'
import { CandleLegend } from './CandleLegend.tsx'
import { ChartNotice } from './ChartNotice.tsx'
import { CandlePlot } from './candlePlot.ts'
import { readChartTheme, useThemeName } from './chartTheme.ts'

/** The canvas of `CandleChart`, with the numbers of the candle under the pointer. Arrow keys walk along it. */
export function CandleCanvas(props: CandleChartProps) {
  const { label, candles, factor, format, logarithmic, series, onStart, height } = props
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<CandlePlot>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const theme = useThemeName()
  const shown = candles.findLast((candle) => candle.time === pointed) ?? candles.at(-1)
  const wantHistory = useEffectEvent(() => onStart?.())

  useEffect(() => {
    if (!place.current) return
    const created = new CandlePlot(place.current, readChartTheme())
    created.chart.subscribeCrosshairMove(({ time }) => setPointed(typeof time === 'number' ? time : null))
    created.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range && range.from < 5) wantHistory()
    })
    plot.current = created
    return () => {
      plot.current = null
      created.chart.remove()
    }
  }, [])

  useEffect(() => {
    if (theme) plot.current?.paint(readChartTheme())
  }, [theme])

  useEffect(() => {
    plot.current?.draw(candles, { factor, format, logarithmic, series })
  }, [candles, factor, format, logarithmic, series])

  function walk(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -candles.length, End: candles.length }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const from = candles.findLastIndex((candle) => candle.time === pointed)
    const index = (from < 0 ? candles.length - 1 : from) + (from < 0 ? 0 : step)
    const target = candles[Math.min(candles.length - 1, Math.max(0, index))]
    if (!target) return
    setPointed(target.time)
    plot.current?.point(target)
  }

  return (
    <figure className="grid">
      <figcaption className="flex min-h-7 flex-wrap items-center px-4 py-1">
        {shown && <CandleLegend candle={shown} factor={factor} format={format} />}
      </figcaption>
      <div
        ref={place}
        role="slider"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={candles.length - 1}
        aria-valuenow={shown ? candles.indexOf(shown) : 0}
        aria-valuetext={
          shown && `${format(multiply(shown.close, factor))}, ${formatMoment(new Date(shown.time * 1_000))}`
        }
        tabIndex={0}
        className="-outline-offset-2"
        onKeyDown={walk}
        onBlur={() => plot.current?.point(null)}
        style={{ height }}
      />
      <div className="flex justify-between gap-4 px-4 pb-2 text-xs text-faint">
        <ChartNotice />
        <span>Times in UTC</span>
      </div>
    </figure>
  )
}
