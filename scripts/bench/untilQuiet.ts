import type { Page } from '@playwright/test'

/** Milliseconds without activity; shorter than the two seconds between polls for the newest block. */
const quiet = 1_200
const longest = 15_000

/** Waits until a page has neither loaded nor computed anything for a while. A page that never rests is left after 15 s. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    ({ quiet, longest }) =>
      new Promise<void>((resolve) => {
        let busyAt = performance.now()
        const observer = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            busyAt = Math.max(busyAt, startTime + duration)
        })
        for (const type of ['resource', 'longtask', 'largest-contentful-paint'])
          observer.observe({ type, buffered: true })
        const timer = setInterval(() => {
          const now = performance.now()
          if (now - busyAt < quiet && now < longest) return
          clearInterval(timer)
          resolve()
        }, 100)
      }),
    { quiet, longest },
  )
}
