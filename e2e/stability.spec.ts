import { expect } from '@playwright/test'
import { test } from './hostile/backend.ts'
import { openWhole, pathOf } from './testPages.ts'

type Shift = { value: number; what: string[] }

const pages = [
  'home',
  'markets',
  'market',
  'transactions',
  'transaction',
  'block',
  'address',
  'token',
  'lending',
] as const

/** They are slowed so much that every page is first seen without its data. */
const interfaces = ['node', 'explorer', 'lending', 'indexer'] as const

for (const width of [1_280, 360]) {
  for (const name of pages) {
    test(`nothing jumps while the page "${name}" loads, ${width} px wide`, async ({
      page,
      config,
      backend,
    }) => {
      for (const slow of interfaces) backend.faults.set(slow, { kind: 'slow', milliseconds: 400 })
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(watchShifts)
      await openWhole(page, await pathOf(config, name))
      if (name === 'market') await page.locator('main canvas').first().waitFor()
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      test.info().annotations.push({ type: 'shift', description: `${name} ${width}: ${total.toFixed(4)}` })
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
    })
  }
}

/** Records every layout shift without a recent input, and what moved. */
function watchShifts() {
  type Entry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue
      const what = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const text = element?.textContent?.slice(0, 40) ?? ''
        return `${element?.tagName} "${text}" ${previousRect.y},${previousRect.height} -> ${currentRect.y},${currentRect.height}`
      })
      shifts.push({ value: entry.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
