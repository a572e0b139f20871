import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readChartTheme, useThemeName } from '#ui/charts/chartTheme.ts'
import type { CandleChartProps } from './CandleChart.tsx'
import { CandlePlot } from './candlePlot.ts'

/** More history is requested when fewer candles than this remain left of the view. */
const fewestBefore = 5

/** Only those who traded need it. */
const loadMarks = () => import('./tradeMarks.ts')

/** Draws candles into `container`. Returns the plot and the time of the candle under the pointer. */
export function useCandlePlot(container: RefObject<HTMLElement | null>, props: CandleChartProps) {
  const { candles, factor, format, exact, logarithmic, series, own, onStart } = props
  const plot = useRef<CandlePlot>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const theme = useThemeName()
  const askForHistory = useEffectEvent(() => onStart?.())

  useEffect(() => {
    if (!container.current) return
    const created = new CandlePlot(container.current, readChartTheme())
    created.chart.subscribeCrosshairMove(({ time }) => setPointed(typeof time === 'number' ? time : null))
    created.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range && range.from < fewestBefore) askForHistory()
    })
    plot.current = created
    return () => {
      plot.current = null
      created.chart.remove()
    }
  }, [container])

  useEffect(() => {
    if (theme) plot.current?.applyTheme(readChartTheme())
  }, [theme])

  useEffect(() => {
    plot.current?.draw(candles, { factor, format, exact, logarithmic, series })
  }, [candles, factor, format, exact, logarithmic, series])

  useEffect(() => {
    if (own && own.size > 0)
      void loadMarks().then(({ TradeMarks }) => plot.current?.mark(own, new TradeMarks()))
    else plot.current?.mark(new Map())
  }, [own])

  return { plot, pointed, setPointed }
}
