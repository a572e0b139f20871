// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChartTheme } from './chartTheme.ts'
import { createTimeChart, hideCutTimes } from './createTimeChart.ts'

const theme = Object.fromEntries(
  ['accent', 'edge', 'faint', 'line', 'muted', 'raised'].map((name) => [name, 'rgb(1, 2, 3)']),
) as ChartTheme

/** What jsdom does not have: media queries, and a canvas that accepts every call. */
beforeEach(() => {
  const context = new Proxy({}, { get: () => () => ({ width: 0 }) })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }))
})
afterEach(() => document.body.replaceChildren())

test('a chart writes no HTML, because Trusted Types forbid it', () => {
  const writeHtml = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  createTimeChart(
    document.body,
    { ...theme, font: 'sans-serif' },
    { autoSize: false, width: 300, height: 200 },
  )
  expect(document.querySelector('canvas')).not.toBeNull()
  expect(writeHtml).not.toHaveBeenCalled()
})

test('a time that the left edge of its axis would cut is left out, and one that fits is whole', () => {
  const written: string[] = []
  const axis = {
    measureText: () => ({ width: 30 }) as TextMetrics,
    fillText: (text: string, x: number) => void written.push(`${text} at ${x}`),
  }
  hideCutTimes(axis)
  axis.fillText('00:00', 14)
  axis.fillText('03:00', 15)
  axis.fillText('06:00', 90)
  expect(written).toEqual(['03:00 at 15', '06:00 at 90'])
})
