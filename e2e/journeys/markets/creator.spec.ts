import { expect, type Page } from '@playwright/test'
import { type Config, test } from '../../fixtures.ts'
import { marketOf } from '../../servers/indexer.ts'
import { overflow } from '../../testPages.ts'
import { violations } from '../../violations.ts'
import { installWallet } from '../../wallets/testWallet.ts'
import { buy, createMarket, equip } from '../../wallets/trader.ts'

/* The actions of a market's creator. Only this file uses accounts 78 to 80. */

const patience = { timeout: 30_000 }

async function connect(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Test Wallet/ })
    .click()
}

/** Creates a market from the board and opens its page. */
async function create(page: Page, config: Config, symbol: string, account: number) {
  await equip(config, 1n, account)
  await installWallet(page, config, { account })
  await page.goto('/markets')
  await page.getByRole('link', { name: 'Create a market' }).click()
  await page.getByRole('button', { name: 'Connect to create' }).click()
  await connect(page)
  await page.getByRole('textbox', { name: 'Name' }).fill(`The ${symbol} market`)
  await page.getByRole('textbox', { name: 'Symbol' }).fill(symbol)
  await page.getByLabel('Description').fill('Of a test.\nIt has two lines.')
  await page.getByLabel('Website').fill('https://creator.tideline.example')
  await page.getByLabel(/^Burn/).check()
}

test('a created market opens with the entered metadata', { tag: '@onlyNight' }, async ({ page, config }) => {
  await create(page, config, 'MINE', 78)
  await expect(page.getByRole('table', { name: 'The curve' })).toContainText('$12.1K')
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await violations(page), `${width} px`).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: 'Create MINE' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Create MINE' })).toContainText(
    /Confirmed in block/,
    patience,
  )
  await page.getByRole('link', { name: 'Open MINE' }).click(patience)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MINE')
  await page.getByRole('tab', { name: 'About' }).click()
  await expect(page.getByText('It has two lines.')).toBeVisible()
  await expect(page.getByText('creator.tideline.example')).toBeVisible()
})

test('the owner of a market claims its fees, then has them burned', { tag: '@onlyNight' }, async ({
  page,
  config,
}) => {
  const { poolAddress } = await marketOf(config, await createMarket(config, 'OWND', 79))
  await buy(config, poolAddress, 1_000n * 10n ** 18n, 80)
  await installWallet(page, config, { account: 79 })
  await page.goto(`/markets/${poolAddress}?tab=fees`)
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click()
  await connect(page)
  const own = page.getByRole('region', { name: "Your market's fees" })
  await own.getByRole('button', { name: 'Claim the fees' }).click(patience)
  // The network trades on the market too, so the amount is not known here.
  await expect(own.getByText(/^You received [\d.]+ HUSD.*, by the receipt\.$/)).toBeVisible(patience)
  await own.getByLabel(/^Burn/).check()
  await own.getByRole('button', { name: 'Change to Burn' }).click()
  await expect(own.getByRole('listitem').filter({ hasText: 'Change to Burn' })).toContainText(
    /Confirmed in block/,
    patience,
  )
  await expect(own.getByText(/You get nothing/)).toBeVisible(patience)
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await violations(page), `${width} px`).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
})
