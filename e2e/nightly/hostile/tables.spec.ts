import { expect } from '@playwright/test'
import { replaceUnder } from '../../../test/faults/hostileStrings.ts'
import { test } from '../../journeys/hostile/backend.ts'
import { overprints } from '../../journeys/hostile/overprints.ts'
import { overflow, pathOf, settled } from '../../testPages.ts'

const longName = 'The Extraordinarily Long Name of a Token Nobody Ever Asked For'
const words = replaceUnder(new Set(['name', 'symbol', 'method']), [
  longName,
  'W'.repeat(32),
  'ok',
  'M'.repeat(500),
])
const amounts = replaceUnder(new Set(['token_id', 'usdAmount', 'tokenAmount', 'feeAmount', 'value']), [
  '1',
  String(2n ** 256n - 1n),
])
const longSymbols = replaceUnder(new Set(['symbol']), [longName])
const rewrite = (body: string) => amounts(words(body))

const lists = {
  transfers: () => '/token-transfers',
  trades: (market: string) => market,
  'state changes': (_market: string, transaction: string) => `${transaction}?tab=state`,
  transactions: () => '/txs',
  tokens: () => '/tokens',
  board: () => '/markets?view=table',
}

for (const [name, path] of Object.entries(lists)) {
  test(`no cell of the list "${name}" overlaps its neighbour, wide or narrow`, async ({
    page,
    config,
    backend,
  }) => {
    backend.faults.set('indexer', { kind: 'rewrite', rewrite })
    backend.faults.set('explorer', { kind: 'rewrite', rewrite })
    for (const width of [1_280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path(await pathOf(config, 'market'), await pathOf(config, 'transaction')))
      await settled(page)
      await expect(page.locator('main tbody tr, main li:has(.cell)').first()).toBeVisible()
      expect(await overprints(page), `${width} px`).toEqual([])
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('prices with many zeros make no page wider', async ({ page, config, backend }) => {
  const tiny = replaceUnder(new Set(['spotPrice', 'priceUsd']), ['0.000000000000000123', '0.000000000000001'])
  // The app refuses prices that contradict the reserves.
  const many = replaceUnder(new Set(['reserveToken', 'reserveTokenAfter']), ['100000000000000000000.5'])
  const dollars = replaceUnder(new Set(['virtualReserveUSD', 'realReserveUSD', 'reserveUsdAfter']), ['10000'])
  backend.faults.set('indexer', { kind: 'rewrite', rewrite: (body) => dollars(many(tiny(body))) })
  const paths = ['/markets?view=table', '/markets?view=cards', await pathOf(config, 'market'), '/']
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      await expect(page.getByText('000000000000').first()).toBeAttached()
      expect(await overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('a cut text of a cell is shown whole on hover, on focus and after a tap', async ({
  page,
  config,
  backend,
}) => {
  backend.faults.set('explorer', { kind: 'rewrite', rewrite: longSymbols })
  await page.goto(await pathOf(config, 'tokens'))
  await settled(page)
  const full = page.getByRole('tooltip').filter({ hasText: longName })
  const link = page.locator('main tbody a').filter({ hasText: longName }).first()
  await link.hover()
  await expect(full).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(full).toBeHidden()
  await link.focus()
  await expect(full).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await link.blur()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0)
  const name = page.locator('main li bdi').filter({ hasText: longName }).first()
  await name.scrollIntoViewIfNeeded()
  await name.dispatchEvent('pointerover')
  await expect(full).toBeVisible()
})
