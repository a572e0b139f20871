import { expect } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { ask, busiestMarket } from '../../servers/indexer.ts'

test('the risk of a market, its buys and sells and its whales are those of the indexer, and lead to a portfolio', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const market = await busiestMarket(config)
  const { market: before } = await ask<{ market: { trades24h: number; creator: string } }>(
    config,
    `{ market(poolAddress: "${market.poolAddress}") { trades24h creator } }`,
  )
  await page.goto(`/markets/${market.poolAddress}`)
  const risk = page.getByRole('region', { name: 'Risk' })
  await expect(risk.getByText(/^\d+ largest holders$/)).toBeVisible()
  await expect(risk.getByText(/% of cap$/)).toBeVisible()

  await page.getByRole('heading', { name: 'Trades' }).scrollIntoViewIfNeeded()
  const day = page.getByRole('table', { name: 'Buys and sells' }).getByRole('row', { name: /^24 h/ })
  const count = async () => {
    const [, buys = '', sells = ''] = await day.getByRole('cell').allTextContents()
    const first = (text: string) => Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
    return first(buys) + first(sells)
  }
  await expect.poll(count).toBeGreaterThanOrEqual(before.trades24h)
  await expect(day.getByRole('img', { name: /% of the dollars were buys$/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Whales' }).click()
  const link = page
    .getByRole('table', { name: 'Largest trades' })
    .getByTitle(/^Portfolio of/)
    .first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('region', { name: 'Market positions' })).toBeVisible()
})

test('the portfolio of a contract is one click from its address, as a smart wallet trades too', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const { poolAddress } = await busiestMarket(config)
  await page.goto(`/address/${poolAddress}`)
  await expect(page.getByText('Contract', { exact: true }).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(new RegExp(`/portfolio/${poolAddress}$`))
  await expect(page.getByRole('region', { name: 'Market positions' })).toContainText('No trades')
})

for (const [width, way] of [
  [1_280, 'click'],
  [360, 'tap'],
] as const) {
  test.describe(() => {
    test.use({ hasTouch: way === 'tap', viewport: { width, height: 780 } })

    test(`quick buy opens the purchase with an amount of one's own, and signs nothing, ${width} pixels wide`, {
      tag: '@onlyNight',
    }, async ({ page }) => {
      await page.goto('/markets')
      await page.getByRole('button', { name: 'Quick buy' })[way]()
      await page.getByLabel('Amount').fill('25')
      await page.getByRole('button', { name: 'Turn on' })[way]()
      // Of its card, whose whole place opens the market under a finger, too.
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Buy \S+ for \$25$/ })
        .first()
        [way]()
      await expect(page.getByLabel('You pay')).toHaveValue('25')
      await expect(page.getByRole('button', { name: 'Connect to trade' })).toBeVisible()
    })
  })
}
