import { expect } from '@playwright/test'
import { formatPercent } from '../../../src/lib/format/percent.ts'
import { decimal, divide } from '../../../src/lib/numbers/decimal.ts'
import { test } from '../../fixtures.ts'
import { ask, busiestMarket } from '../../servers/indexer.ts'

type Holder = { holderAddress: string; balance: string }

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
  const { topHolders } = await ask<{ topHolders: Holder[] }>(
    config,
    `{ topHolders(tokenAddress: "${market.tokenAddress}") { holderAddress balance } }`,
  )
  const [largest] = topHolders.filter(({ holderAddress }) => holderAddress !== market.poolAddress)
  const share = divide(decimal(largest?.balance ?? '0'), decimal('1000000000'))
  const row = page.getByRole('table', { name: 'Largest holders' }).getByRole('row').nth(1)
  await expect(row).toContainText(formatPercent(share ?? decimal('0'), { places: 2 }))
  await row.getByTitle(/^Portfolio of/).click()
  await expect(page).toHaveURL(new RegExp(`/portfolio/${largest?.holderAddress}$`))
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

for (const width of [1_280, 360]) {
  test(`quick buy opens the purchase with an amount of one's own, and signs nothing, ${width} pixels wide`, {
    tag: '@onlyNight',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/markets')
    await page.getByRole('button', { name: 'Quick buy' }).click()
    await page.getByLabel('Amount').fill('25')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Buy \S+ for \$25$/ })
      .first()
      .click()
    await expect(page.getByLabel('You pay')).toHaveValue('25')
    await expect(page.getByRole('button', { name: 'Connect to trade' })).toBeVisible()
  })
}
