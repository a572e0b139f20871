import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'
import { readChartTheme, useThemeName } from '#ui/charts/chartTheme.ts'
import type { CandleChartProps } from './CandleChart.tsx'
import { CandlePlot } from './candlePlot.ts'
import type { ChartLine } from './chartLine.ts'

/** More history is requested when fewer candles than this remain left of the view. */
const fewestBefore = 5

/** Loaded only for users who traded on the market. */
const loadMarks = () => loadInBackground(() => import('./tradeMarks.ts'))

/** Loaded only for users who want a line over the candles. */
const loadLines = () => loadInBackground(() => import('./chartLines.ts'))

/** Draws candles into `container`. Returns the plot and the time of the candle under the pointer. */
export function useCandlePlot(container: RefObject<HTMLElement | null>, props: CandleChartProps) {
  const { candles, factor, format, axis, scale, series, span = null, own, onStart } = props
  const { study = null, compared = null, isLocal = false } = props
  const [plot, setPlot] = useState<CandlePlot | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [isPast, setIsPast] = useState(false)
  const theme = useThemeName()
  const askForHistory = useEffectEvent(() => onStart?.())
  const applyTheme = useEffectEvent(() => plot?.applyTheme(readChartTheme()))
  const draw = useEffectEvent((on: CandlePlot) =>
    on.draw(candles, { factor, format, axis, scale, series, span }),
  )

  useEffect(() => {
    let created: CandlePlot | undefined
    // In a separate task, so that a phone shows the page and reacts to input first.
    const timer = setTimeout(() => {
      if (!container.current) return
      created = new CandlePlot(container.current, readChartTheme())
      created.chart.subscribeCrosshairMove(({ time }) => setPointed(typeof time === 'number' ? time : null))
      created.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
        if (range && range.from < fewestBefore) askForHistory()
        setIsPast(created?.isAtLatest() === false)
      })
      // An empty chart would be painted first, with a narrower axis.
      draw(created)
      setPlot(created)
    })
    return () => {
      clearTimeout(timer)
      setPlot(null)
      created?.remove()
    }
  }, [container])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page when its theme changes.
  useEffect(() => applyTheme(), [theme])

  useEffect(() => {
    plot?.draw(candles, { factor, format, axis, scale, series, span })
  }, [plot, candles, factor, format, axis, scale, series, span])

  useEffect(() => plot?.showTimes(isLocal), [plot, isLocal])

  useEffect(() => {
    if (!plot || study === null) return
    return drawLine(plot, (lines) => lines.studyLine(plot.chart, study, readChartTheme().accent))
  }, [plot, study])

  useEffect(() => {
    if (!plot || compared === null) return
    return drawLine(plot, (lines) => lines.comparedLine(plot.chart, compared, readChartTheme().text))
  }, [plot, compared])

  useEffect(() => {
    if (!plot) return
    if (!own || own.size === 0) return plot.mark(new Map())
    let isCurrent = true
    void loadMarks().then(({ TradeMarks }) => {
      if (isCurrent) plot.mark(own, new TradeMarks())
    })
    return () => {
      isCurrent = false
    }
  }, [plot, own])

  return { plot, pointed, setPointed, isPast }
}

type Lines = Awaited<ReturnType<typeof loadLines>>

/** Draws a line once the code of lines is loaded, until the returned function is called. */
function drawLine(plot: CandlePlot, create: (lines: Lines) => ChartLine): () => void {
  let isCurrent = true
  let remove: (() => void) | undefined
  void loadLines().then((lines) => {
    if (isCurrent) remove = plot.addLine(create(lines))
  })
  return () => {
    isCurrent = false
    remove?.()
  }
}
