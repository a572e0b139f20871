import type { Page } from '@playwright/test'

type Shift = { value: number; what: string[] }

/** Starts to record layout shifts, before the page is opened. */
export async function watchShifts(page: Page) {
  await page.addInitScript(recordShifts)
}

/** The recorded shifts, and their sum. */
export async function readShifts(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return { shifts, total: shifts.reduce((sum, { value }) => sum + value, 0) }
}

/** Records every layout shift without a recent input, with the moved elements. */
function recordShifts() {
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
        const [before, after] = [previousRect, currentRect].map(
          ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
        )
        return `${element?.tagName} "${text}" ${before} -> ${after}`
      })
      shifts.push({ value: entry.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
