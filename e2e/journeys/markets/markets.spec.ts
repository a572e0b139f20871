import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { busiestMarket, createdAtBlock, quietMarket } from '../../servers/indexer.ts'
import { buy, feeOwner, quoteBuy } from '../../wallets/trader.ts'
import { signingCheckOf } from '../../wallets/watchPages.ts'

test('the board leads to a market, and its live trade to transaction, block, trader and token', async ({
  page,
  config,
}) => {
  const market = await busiestMarket(config)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/markets')
  await page.getByRole('main').locator(`a[href="/markets/${market.poolAddress}"]`).first().click()
  await expect(title).toContainText(market.symbol)
  await expect(page.getByText('Live').first()).toBeVisible()
  const hash = await buy(config, market.poolAddress, 12n * 10n ** 18n, 18)
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

test('loaded older trades appear at once, also while the pointer pauses the list', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const market = await busiestMarket(config)
  await page.goto(`/markets/${market.poolAddress}`)
  const rows = page.getByRole('table', { name: 'Trades' })
  // Other tests may trade meanwhile.
  await expect(page.getByText(/^5\d newest trades/)).toBeVisible()
  await page.getByRole('button', { name: 'Load older' }).click()
  // Trades that arrive meanwhile wait, so a few of a hundred may not be counted yet.
  await expect(page.getByText(/^((9\d|1\d\d) newest|All \d+) trades/)).toBeVisible()
  await expect(rows).toHaveAttribute('aria-rowcount', /^(1\d\d|[6-9]\d)$/)
})

test('completely loaded trades are labelled "All", also while new ones are held back', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const market = await quietMarket(config, 0)
  await page.goto(`/markets/${market.poolAddress}`)
  const rows = page.getByRole('table', { name: 'Trades' })
  const all = page.getByText(/^All \d+ trades/)
  await expect(all).toBeVisible()
  await rows.hover()
  const held = (await all.textContent()) ?? ''
  await buy(config, market.poolAddress, 3n * 10n ** 18n, 17)
  // The network makes trades too.
  const waiting = page.getByRole('button', { name: /· [1-9][\d,]* new$/ })
  await expect(waiting).toBeVisible()
  await expect(all).toHaveText(held)
  const loaded = async () => countIn(held) + countIn(await waiting.textContent())
  const total = async () => countIn(await page.getByRole('tab', { name: /^Trades/ }).textContent())
  await expect.poll(async () => (await total()) - (await loaded())).toBe(0)
  await expect(page.getByRole('button', { name: 'Load older' })).toBeHidden()
})

test('the estimate of a purchase equals the quoter’s answer', async ({ page, config }) => {
  const market = await busiestMarket(config)
  await page.goto(`/markets/${market.poolAddress}`)
  await page.getByLabel('You pay').fill('25')
  await page.getByText('Price, fee, max slippage').click()
  await expect(page.getByText('Based on current reserves and a largest holder of 5%')).toBeVisible()
  const received = page.getByLabel('You receive')
  // Other trades may come in between; the page follows within a moment.
  await expect
    .poll(async () => {
      const quoted = await quoteBuy(config, market.poolAddress, 25n * 10n ** 18n)
      const shown = await received.inputValue()
      return shown.length >= 8 && quoted.startsWith(shown.replaceAll(',', ''))
    })
    .toBe(true)
})

test('a purchase and a sale with the demo wallet appear in the list of trades and on the chain', async ({
  page,
  config,
}) => {
  const market = await quietMarket(config, 1)
  await page.goto(`/markets/${market.poolAddress}`)
  const panel = page.getByRole('region', { name: 'Trade', exact: true })
  await panel.getByRole('button', { name: 'Connect to trade' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /demo/i }).click()
  await panel.getByRole('button', { name: 'Get test tokens' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /HUSD/ }).click()
  const outcome = page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: /Confirmed in block/ })
  await expect(outcome).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')

  await panel.getByLabel('You pay').fill('5')
  await panel.getByRole('button', { name: /^Approve and buy .* for 5 HUSD$/ }).click()
  await expect(panel).toContainText('What changed', { timeout: 30_000 })
  const own = page.getByRole('table', { name: 'Trades' }).getByRole('row').filter({ hasText: 'You' })
  await expect(own.filter({ hasText: 'Buy' }).first()).toContainText('$5.00')

  await expect(page.getByText('you bought')).toBeVisible()

  await panel.getByRole('button', { name: 'Share' }).click()
  const shared = page.getByRole('dialog', { name: 'Share this trade' })
  await expect(shared.getByRole('img', { name: /^(Bought|Sold) / })).toBeVisible()
  await shared.getByText('Square').click()
  await expect(shared.getByRole('img', { name: /^(Bought|Sold) / })).toHaveAttribute('height', '1080')
  const saved = page.waitForEvent('download')
  await shared.getByRole('button', { name: 'Download' }).click()
  // An empty picture of this size has 3 kB.
  expect((await readFile(await (await saved).path())).length).toBeGreaterThan(10_000)
  await shared.getByRole('button', { name: 'Close' }).click()
  await panel.getByRole('button', { name: 'Done' }).click()
  await panel.getByRole('radio', { name: 'Sell' }).check({ force: true })
  await panel.getByRole('button', { name: /^Use the maximum, [1-9]/ }).click()
  await panel.getByRole('button', { name: /^Approve and sell \S+ / }).click()
  await expect(panel).toContainText('What changed', { timeout: 30_000 })
  await expect(own.filter({ hasText: 'Sell' })).not.toHaveCount(0)
  expect(signingCheckOf(page).count, 'tokens, two approvals, a purchase and a sale').toBe(5)
})

test('the order of the board is in the URL and survives a reload', { tag: '@onlyNight' }, async ({
  page,
}) => {
  await page.goto('/markets')
  const header = page.getByRole('columnheader', { name: /Holders/ })
  await header.getByRole('button').or(header.getByRole('link')).first().click()
  await expect(page).toHaveURL(/order=holders/)
  await page.reload()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
})

test('the Volatility tab of a market draws its line', { tag: '@onlyNight' }, async ({ page, config }) => {
  const market = await busiestMarket(config)
  await page.goto(`/markets/${market.poolAddress}?tab=volatility`)
  await expect(
    page
      .getByRole('img', { name: /^Volatility of/ })
      .locator('canvas')
      .first(),
  ).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^Fee over volatility: .+ at none, .+ at 20% or more, now .+ at .+%$/ }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('the Fees tab shows the owner by the fee NFT, and at least the distributed amount', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const market = await busiestMarket(config)
  const owner = await feeOwner(config, market.poolAddress)
  await page.goto(`/markets/${market.poolAddress}?tab=fees`)
  const panel = page.getByRole('region', { name: 'Fees' })
  await expect(panel.getByText(/^owner/).locator(`a[href="/address/${owner}"]`)).toBeVisible()
  await expect(panel.getByText('Paid out')).toBeVisible()
  await expect(panel.getByText('Not distributed yet')).toBeVisible()
})

/** The first number in a text. */
function countIn(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0])
}

test('holders that bought in the block of the creation are marked as a possible bundle', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const market = await busiestMarket(config)
  const path = `/markets/${market.poolAddress}?tab=holders`
  await page.goto(path)
  await expect(page.getByText(/^No bundle found in the first 100 trades/)).toBeVisible()

  const created = await createdAtBlock(config, market.poolAddress)
  // The seeded history has no bundle, so the same trades are moved into the block of the creation.
  await page.route(`${config.indexerUrl}/graphql`, async (route) => {
    const { query, variables } = route.request().postDataJSON()
    if (!/\bswaps\(/.test(query) || variables.limit !== 100) return route.fallback()
    const response = await route.fetch()
    const { data } = await response.json()
    for (const swap of data.swaps) swap.blockNumber = created
    await route.fulfill({ response, json: { data } })
  })
  await page.goto(path)
  await expect(
    page.getByText(/^Bundle: \d+ of these holders, together .+% of the supply, bought/),
  ).toBeVisible()
  const rows = page.getByRole('table', { name: 'Largest holders' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Bundle' })).not.toHaveCount(0)
})

test('another market is compared in percent, by its name, and the choice survives a reload', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const market = await busiestMarket(config)
  await page.goto(`/markets/${market.poolAddress}`)
  await page.getByRole('button', { name: 'Options' }).click()
  const choice = page.getByLabel('Compare with')
  await expect(choice.locator('option').nth(1)).toBeAttached()
  await expect(choice.locator('option')).not.toContainText([market.symbol])
  const other = await choice.locator('option').nth(1).textContent()
  await choice.selectOption({ index: 1 })
  const line = page.getByText(/^Line: .*, both in percent since their first candle in view$/)
  await expect(line).toContainText(other ?? '')
  await page.reload()
  await expect(line).toContainText(other ?? '')
  await page.getByRole('button', { name: 'Options' }).click()
  await expect(page.getByRole('radio', { name: '%' })).toBeChecked()
})
