import type { Page } from '@playwright/test'
import { untilQuiet } from './untilQuiet.ts'

/** Milliseconds of one load: when something, and when the largest thing, was painted, and how long input had to wait. */
export type Paints = { first: number; largest: number; blocking: number }

type Observed = { largest: number; tasks: { startTime: number; duration: number }[] }

/** Opens `url` with a processor slowed `slowdown` times and waits until it is quiet. */
export async function measurePaints(page: Page, url: string, slowdown: number): Promise<Paints> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  await page.goto(url)
  await untilQuiet(page)
  return page.evaluate(() => {
    const { largest, tasks } = (window as unknown as { observed: Observed }).observed
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const blocking = tasks
      .filter(({ startTime, duration }) => startTime + duration > first)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
    return { first, largest, blocking }
  })
}

function observe() {
  const observed: Observed = { largest: Number.NaN, tasks: [] }
  Object.assign(window, { observed })
  new PerformanceObserver((list) => {
    observed.largest = list.getEntries().at(-1)?.startTime ?? observed.largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    observed.tasks.push(...list.getEntries())
  }).observe({ type: 'longtask', buffered: true })
}
