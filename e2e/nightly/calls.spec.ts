import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { oldestSwap } from '../servers/indexer.ts'
import { openWhole, pathOf, settled, type TestPageName } from '../testPages.ts'

/**
 * The most function calls of an act: about half as many again as when the limit was set. The browser counts them while
 * nothing is optimised, so that a machine's speed does not matter.
 */
const limits = { sort: 1_200_000, filter: 600_000, open: 270_000 }

/** The most calls of all tasks of a first load. */
const loadLimits = {
  // It ranks all markets by their change.
  home: 1_000_000,
  // The checksums of a hundred addresses are 300,000 of them; its lines are drawn before their exact day.
  markets: 1_600_000,
  market: 900_000,
  transaction: 200_000,
  address: 900_000,
  lending: 150_000,
} satisfies Partial<Record<TestPageName, number>>

type TraceEvent = { name: string; ts: number; args: { elementCount?: number } }

test.beforeEach(async ({ page }) => {
  // No events are pushed, because their number depends on time.
  await page.routeWebSocket(/./, () => undefined)
})

test('sorting the board costs a bounded number of calls', async ({ page }) => {
  await openWhole(page, '/markets')
  const table = page.getByRole('main').getByRole('table', { name: 'Markets' })
  const calls = await countCalls(page, async () => {
    await table.getByRole('button', { name: 'Holders' }).click()
    await expect(page).toHaveURL(/holders/i)
    await settled(page)
  })
  hold('sort', calls, limits.sort)
})

test('filtering the board costs a bounded number of calls', async ({ page }) => {
  await openWhole(page, '/markets')
  const calls = await countCalls(page, async () => {
    await page.getByRole('searchbox', { name: 'Name, symbol or address' }).fill('tide')
    await expect(
      page.getByRole('main').getByRole('table', { name: 'Markets' }).locator('tbody tr'),
      // The market, and the one that imitates it.
    ).toHaveCount(2)
    await settled(page)
  })
  hold('filter', calls, limits.filter)
})

test('opening a transaction of a block costs a bounded number of calls', async ({ page, config }) => {
  // Always the same one, in a list that does not grow: the work depends on what a transaction did.
  const { blockNumber, txHash } = await oldestSwap(config)
  await openWhole(page, `/block/${blockNumber}?tab=transactions`)
  const calls = await countCalls(page, async () => {
    await page.getByRole('main').locator(`a[href="/tx/${txHash}"]`).click()
    await expect(page.getByText(/^(Success|Reverted)$/).first()).toBeVisible()
    await settled(page)
  })
  hold('open', calls, limits.open)
})

for (const [name, limit] of Object.entries(loadLimits)) {
  test(`the first load of the page "${name}" costs a bounded number of calls`, async ({ page, config }) => {
    const path = await pathOf(config, name as TestPageName)
    // Starts the site's renderer process before counting, because a new one would have its own count.
    await page.goto('/config.json')
    const calls = await countCalls(page, () => openWhole(page, path))
    hold(name, calls, limit)
  })
}

test('a new element restyles only its surroundings on a phone', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openWhole(page, '/markets')
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await page.evaluate(() => {
    const restyle = () => getComputedStyle(document.body).color
    restyle()
    performance.mark('added')
    document.querySelector('main section')?.append(document.createElement('p'))
    restyle()
  })
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const added = traceEvents.find(({ name }) => name === 'added')?.ts ?? Number.NaN
  const [restyled] = traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > added)
    .sort((one, other) => one.ts - other.ts)
  // A rule such as `body:has(...) .list > *` restyles the 2,500 elements of the page.
  expect(restyled?.args.elementCount).toBeLessThan(100)
})

function hold(act: string, calls: number, limit: number) {
  test.info().annotations.push({ type: 'calls', description: `${act}: ${calls}` })
  expect(calls).toBeGreaterThan(1_000)
  expect(calls).toBeLessThanOrEqual(limit)
}

/** The number of function calls of the app during an act. */
async function countCalls(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.send('Profiler.takePreciseCoverage')
  await act()
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await session.detach()
  return result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [range] }) => sum + (range?.count ?? 0), 0)
}
