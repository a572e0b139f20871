import type { IChartApi } from 'lightweight-charts'
import { type KeyboardEvent, useRef } from 'react'
import { candleChange, fromCloseBefore } from '#domain/markets/prices/candles.ts'
import type { OwnTrades } from '#domain/markets/prices/ownTrades.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'
import { multiply } from '#lib/numbers/decimal.ts'
import { ChartNotice } from '#ui/charts/ChartNotice.tsx'
import { formatChartMoment } from '#ui/charts/createTimeChart.ts'
import { Direction } from '#ui/figures/Direction.tsx'
import { Button } from '#ui/form/Button.tsx'
import type { CandleChartProps } from './CandleChart.tsx'
import { CandleLegend } from './CandleLegend.tsx'
import { candleAfterKey } from './candleKeys.ts'
import { FullscreenButton } from './FullscreenButton.tsx'
import { useCandlePlot } from './useCandlePlot.ts'

/** The canvas of `CandleChart`, with the figures of the candle under the pointer. Arrow keys move between candles. */
export function CandleCanvas(props: CandleChartProps) {
  const { label, candles, factor, format, height, own, note, isLocal = false, fileName = 'chart' } = props
  const container = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLElement>(null)
  const { plot, pointed, setPointed, isPast } = useCandlePlot(container, props)
  const shown = candles.findLast((candle) => candle.time === pointed) ?? candles.at(-1)

  function onKeyDown(event: KeyboardEvent) {
    const target = candleAfterKey(event.key, candles, pointed)
    if (!target) return
    event.preventDefault()
    setPointed(target.time)
    plot?.point(target)
  }

  return (
    <figure ref={figure} className="relative flex flex-col in-[:fullscreen]:flex-1">
      <figcaption className="min-h-7 px-4 py-1.5 max-sm:px-3">
        {shown && (
          <CandleLegend
            candle={fromCloseBefore(shown, candles[candles.indexOf(shown) - 1])}
            change={candleChange(candles, shown)}
            factor={factor}
            format={format}
            isLocal={isLocal}
          />
        )}
      </figcaption>
      {isPast && (
        <span className="absolute right-20 bottom-16 z-10">
          <Button size="small" onClick={() => plot?.showLatest()}>
            Latest
          </Button>
        </span>
      )}
      <div
        ref={container}
        role="slider"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={candles.length - 1}
        aria-valuenow={shown ? candles.indexOf(shown) : 0}
        aria-valuetext={
          shown && `${format(multiply(shown.close, factor))}, ${formatChartMoment(shown.time, isLocal)}`
        }
        tabIndex={0}
        className="time-edge -outline-offset-2 in-[:fullscreen]:flex-1"
        onKeyDown={onKeyDown}
        onBlur={() => plot?.point(null)}
        style={{ height }}
      />
      <div className="flex flex-wrap items-center gap-x-4 py-0.5 pr-2 pl-4 text-xs text-faint">
        <ChartNotice />
        {/* A phone has no room for what its reading's time says. */}
        <span className="max-sm:hidden">{isLocal ? 'Times in your zone' : 'Times in UTC'}</span>
        {own && own.size > 0 && <OwnLegend own={own} />}
        {note}
        <span className="ml-auto flex">
          <Button size="small" tone="quiet" onClick={() => plot && saveScreenshot(plot.chart, fileName)}>
            Picture
          </Button>
          {/* The panel has the controls of the chart as well. */}
          <FullscreenButton element={() => figure.current?.closest('section')} />
        </span>
      </div>
    </figure>
  )
}

/** What the marks are, of the sides that the account traded. On a phone in the chart, below its reading. */
function OwnLegend({ own }: { own: OwnTrades }) {
  const trades = [...own.values()]
  return (
    <span className="flex gap-x-3 text-accent max-sm:absolute max-sm:top-12 max-sm:left-3 max-sm:z-10">
      {trades.some(({ buys }) => buys) && (
        <span>
          <Direction falls={false} /> you bought
        </span>
      )}
      {trades.some(({ sells }) => sells) && (
        <span>
          <Direction falls /> you sold
        </span>
      )}
    </span>
  )
}

/** Saves what the chart shows as a picture. */
function saveScreenshot(chart: IChartApi, name: string) {
  chart.takeScreenshot().toBlob(async (picture) => {
    const { saveFile } = await loadInBackground(() => import('#lib/browser/saveFile.ts'))
    if (picture) saveFile(`${name}.png`, 'image/png', [picture])
  })
}
