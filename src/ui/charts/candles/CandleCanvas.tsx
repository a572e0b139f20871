import { type KeyboardEvent, useRef } from 'react'
import { candleChange } from '#domain/markets/prices/candles.ts'
import { formatMoment } from '#lib/format/time.ts'
import { multiply } from '#lib/numbers/decimal.ts'
import { ChartNotice } from '#ui/charts/ChartNotice.tsx'
import type { CandleChartProps } from './CandleChart.tsx'
import { CandleLegend } from './CandleLegend.tsx'
import { candleAfterKey } from './candleKeys.ts'
import { useCandlePlot } from './useCandlePlot.ts'

/** The canvas of `CandleChart`, with the figures of the candle under the pointer. Arrow keys move between candles. */
export function CandleCanvas(props: CandleChartProps) {
  const { label, candles, factor, format, height, own, note } = props
  const container = useRef<HTMLDivElement>(null)
  const { plot, pointed, setPointed } = useCandlePlot(container, props)
  const shown = candles.findLast((candle) => candle.time === pointed) ?? candles.at(-1)

  function onKeyDown(event: KeyboardEvent) {
    const target = candleAfterKey(event.key, candles, pointed)
    if (!target) return
    event.preventDefault()
    setPointed(target.time)
    plot?.point(target)
  }

  return (
    <figure className="grid">
      <figcaption className="flex min-h-7 flex-wrap items-center px-4 py-1">
        {shown && (
          <CandleLegend
            candle={shown}
            change={candleChange(candles, shown)}
            factor={factor}
            format={format}
          />
        )}
      </figcaption>
      <div
        ref={container}
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
        onKeyDown={onKeyDown}
        onBlur={() => plot?.point(null)}
        style={{ height }}
      />
      <div className="flex flex-wrap justify-between gap-x-4 px-4 pb-2 text-xs text-faint">
        <ChartNotice />
        {own && own.size > 0 && <span className="text-accent">▲ you bought · ▼ you sold</span>}
        {note}
        <span>Times in UTC</span>
      </div>
    </figure>
  )
}
