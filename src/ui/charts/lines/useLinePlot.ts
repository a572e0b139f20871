import { type RefObject, useEffect, useRef, useState } from 'react'
import { readChartTheme, useThemeName } from '#ui/charts/chartTheme.ts'
import type { LineChartProps } from './LineChart.tsx'
import { LinePlot } from './linePlot.ts'

/** Draws a line into `container`. Returns the time of the point under the pointer. */
export function useLinePlot(container: RefObject<HTMLElement | null>, props: LineChartProps): number | null {
  const { points, format, shape = 'line' } = props
  const plot = useRef<LinePlot>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const theme = useThemeName()

  useEffect(() => {
    if (!container.current) return
    const created = new LinePlot(container.current, readChartTheme())
    created.chart.subscribeCrosshairMove(({ time }) => setPointed(typeof time === 'number' ? time : null))
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
    plot.current?.draw({ points, format, shape })
  }, [points, format, shape])

  return pointed
}
