import { expect, type Page } from '@playwright/test'
import { type Config, test } from '../../fixtures.ts'
import { ask } from '../../servers/indexer.ts'
import { openWhole } from '../../testPages.ts'

type Figures = { poolAddress: string; feeStrategy: number; volatility: number }

test('filters use the indexer’s own figures, stay in the URL, and can be cleared', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  await openWhole(page, '/markets?view=table')
  const table = page.getByRole('main').getByRole('table', { name: 'Markets' })
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByLabel('Holders, at least').fill('5')
  await dialog.getByLabel('Holders, at most').fill('1')
  await dialog.getByRole('button', { name: /^Show / }).click()
  await expect(dialog.getByText('Enter numbers from 0 on, the smaller one first.')).toBeVisible()

  await dialog.getByLabel('Holders, at least').fill('')
  await dialog.getByLabel('Holders, at most').fill('')
  await dialog.getByLabel('Volatility, %, at least').fill('0.01')
  await dialog.getByLabel('Fee use').selectOption({ index: 2 })
  await dialog.getByRole('button', { name: /^Show / }).click()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).searchParams.get('filter')).toBe('volatility:0.01-,fee:1')
  await expect(page.getByRole('button', { name: 'Filters · 2' })).toBeVisible()

  // The network may trade meanwhile, so page and indexer are read again until they agree.
  let all = 0
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^\d+ of \d+ markets/)).toBeVisible()
    const shown = await shownPools(page)
    const { wanted, total } = await wantedPools(config)
    expect(shown).toEqual(wanted)
    expect(shown.length).toBeLessThan(total)
    all = total
  }).toPass({ timeout: 45_000 })

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThanOrEqual(all)
})

test('on a phone the filters and the watchlist are in view, and a press shows the watched markets, another one all', {
  tag: '@onlyNight',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openWhole(page, '/markets')
  const watched = page.getByRole('button', { name: 'Only watched markets' })
  for (const control of [page.getByRole('button', { name: 'Filters' }), watched]) {
    const { x, width } = (await control.boundingBox()) ?? { x: 360, width: 0 }
    expect(x + width).toBeLessThanOrEqual(344)
  }
  await watched.click()
  await expect(page).toHaveURL(/[?&]list=watched/)
  await expect(page.getByText('No watched markets.')).toBeVisible()
  await watched.click()
  await expect(page).not.toHaveURL(/list=/)
  await expect(watched).toHaveAttribute('aria-pressed', 'false')
})

test('filters without a match and unreadable filters show a sentence, and fit on a phone', {
  tag: '@onlyNight',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWhole(page, '/markets?filter=holders:1000000-,size:1-')
  await expect(page.getByText('No market matches the filters.')).toBeVisible()
  await expect(page.getByText('1 filter of this address could not be read')).toBeVisible()
  await page.getByRole('button', { name: 'Filters · 2' }).click()
  await expect(page.getByLabel('Holders, at least')).toHaveValue('1000000')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
})

test('no control of the board covers another one, from 640 to 1,280 px', { tag: '@onlyNight' }, async ({
  page,
}) => {
  await openWhole(page, '/markets?view=table')
  for (const width of [640, 700, 768, 900, 1_024, 1_280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await coveredControls(page), `at ${width} px`).toEqual([])
  }
})

/** The pairs of controls above the table that overlap by more than a pixel, by their words. */
function coveredControls(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const search = main.querySelector('input[type="search"]')
    const row = search?.closest('.flex-wrap, [class*="flex-wrap"]')
    const controls = [
      ...(row?.querySelectorAll('button, select, input[type="search"], label:has([type="radio"])') ?? []),
    ]
    const boxes = controls.map((each) => ({ words: each.textContent, box: each.getBoundingClientRect() }))
    return boxes.flatMap(({ words, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: { left, right, top, bottom } }) =>
          [box.right - left, right - box.left, box.bottom - top, bottom - box.top].every(
            (shared) => shared > 1,
          ),
        )
        .map((other) => `${words} and ${other.words}`),
    )
  })
}

async function shownPools(page: Page): Promise<string[]> {
  const links = page
    .getByRole('main')
    .getByRole('table', { name: 'Markets' })
    .locator('a[href^="/markets/0x"]')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(paths.map((path) => path.split('/')[2]?.toLowerCase() ?? ''))].sort()
}

/** The pools that match, and the number of all markets. */
async function wantedPools(config: Config): Promise<{ wanted: string[]; total: number }> {
  const { markets } = await ask<{ markets: Figures[] }>(
    config,
    '{ markets(limit: 100) { poolAddress feeStrategy volatility } }',
  )
  const wanted = markets
    .filter(({ feeStrategy, volatility }) => feeStrategy === 1 && volatility >= 1)
    .map(({ poolAddress }) => poolAddress.toLowerCase())
    .sort()
  return { wanted, total: markets.length }
}
