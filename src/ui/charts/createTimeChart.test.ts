// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChartTheme } from './chartTheme.ts'
import { createTimeChart } from './createTimeChart.ts'

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
