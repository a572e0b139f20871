import { expect } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { ask } from '../../servers/indexer.ts'
import { openWhole } from '../../testPages.ts'

test('a market without trades says so once, and counts its one transfer as one', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const { markets } = await ask<{ markets: { poolAddress: string; tradesTotal: number }[] }>(
    config,
    '{ markets(orderBy: CREATED_ASC, limit: 100) { poolAddress tradesTotal } }',
  )
  const pool = markets.find(({ tradesTotal }) => tradesTotal === 0)?.poolAddress
  await openWhole(page, `/markets/${pool}`)
  const trades = page.getByRole('region', { name: 'Trades', exact: true })
  await expect(trades).toHaveText('TradesNo trades yet.')
  await openWhole(page, `/markets/${pool}?tab=transfers`)
  await expect(page.getByText('1 transfer', { exact: true })).toBeVisible()
})

test('a search and a watchlist without markets lead back to all markets', { tag: '@onlyNight' }, async ({
  page,
}) => {
  for (const search of ['q=zzzz', 'list=watched']) {
    await openWhole(page, `/markets?${search}&view=table`)
    await page.getByRole('main').getByRole('link', { name: 'All markets' }).click()
    await expect(page).toHaveURL(/\/markets\?view=table$/)
    await expect(page.getByRole('table', { name: 'Markets' })).toBeVisible()
  }
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('a market opens from the figures of its card, and its star is still its own', async ({ page }) => {
    for (const view of ['table', 'cards']) {
      await openWhole(page, `/markets?view=${view}`)
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '$' }).first()
      const star = card.getByRole('button', { name: /^Watch/ })
      await star.tap()
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await star.tap()
      const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 }
      await card.tap({ position: { x: width - 40, y: height - 16 } })
      await expect(page).toHaveURL(/\/markets\/0x/)
    }
  })

  test('a button takes taps on 44 px of height', { tag: '@onlyNight' }, async ({ page }) => {
    await openWhole(page, '/markets')
    for (const control of [
      page.getByRole('button', { name: 'Filters' }),
      page.getByRole('link', { name: 'Create a market' }),
    ]) {
      await control.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      for (const from of [height / 2 - 21, height / 2 + 21])
        expect(
          await control.evaluate(
            (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
            [x + width / 2, y + from] as const,
          ),
        ).toBe(true)
    }
  })
})
