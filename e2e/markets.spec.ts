import { expect } from '@playwright/test'
import { busiestMarket } from './indexer.ts'
import { test } from './tideline.ts'
import { buy } from './trader.ts'

test('the board leads to a market, and a trade made now arrives there without a reload', async ({
  page,
  config,
}) => {
  const market = await busiestMarket(config)
  await page.goto('/markets')
  await page.getByRole('main').locator(`a[href="/markets/${market.poolAddress}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(market.symbol)
  await expect(page.getByText('Live').first()).toBeVisible()
  const hash = await buy(config, market.poolAddress, 25_000_000n, 19)
  await expect(page.locator(`a[href="/tx/${hash}"]`).first()).toBeVisible()
})

test('a live trade, its transaction, its block, its trader and its token are each one click away', async ({
  page,
  config,
}) => {
  const market = await busiestMarket(config)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/markets')
  await page.getByRole('main').locator(`a[href="/markets/${market.poolAddress}"]`).first().click()
  await expect(title).toContainText(market.symbol)
  const hash = await buy(config, market.poolAddress, 12_000_000n, 18)
  await page.locator(`a[href="/tx/${hash}"]`).first().click()
  await expect(title).toContainText('Transaction')

  await page.getByRole('main').locator('a[href^="/block/"]').first().click()
  await expect(title).toContainText('Block')
  await page.goBack()
  await page.getByRole('main').locator('a[href^="/address/"]').first().click()
  await expect(page).toHaveURL(/\/address\//)
  await expect(title).toContainText(/Address|Account|Contract/)
  await page.goBack()
  await page.getByRole('main').locator(`a[href="/token/${market.tokenAddress}"]`).first().click()
  await expect(title).toContainText(market.symbol)
})

test('the order of the board is in the address and survives a reload', async ({ page }) => {
  await page.goto('/markets')
  const header = page.getByRole('columnheader', { name: /Holders/ })
  await header.getByRole('button').or(header.getByRole('link')).first().click()
  await expect(page).toHaveURL(/order=holders/)
  await page.reload()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
})

test('the Volatility tab of a market draws its line', async ({ page, config }) => {
  const market = await busiestMarket(config)
  await page.goto(`/markets/${market.poolAddress}?tab=volatility`)
  await expect(
    page
      .getByRole('img', { name: /^Volatility of/ })
      .locator('canvas')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
