import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { ask, type Market, marketOf, type Swap } from '../servers/indexer.ts'
import { openWhole, overflow, pathOf, type TestPageName } from '../testPages.ts'
import { buy, createMarket } from '../wallets/trader.ts'
import { cutEnds } from './cutEnds.ts'

const lists: readonly [TestPageName, string][] = [
  ['market', '?tab=trades'],
  ['market', '?tab=holders'],
  ['market', '?tab=transfers'],
  ['address', ''],
  ['address', '?tab=transfers'],
  ['address', '?tab=internal'],
  ['transaction', '?tab=state'],
  ['transfers', ''],
]

for (const width of [1_280, 768, 360]) {
  test(`hashes and addresses keep their first and last characters, ${width} px wide`, async ({
    page,
    config,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const [name, search] of lists) {
      await openWhole(page, `${await pathOf(config, name)}${search}`)
      await expect(page.locator('main .midcut-rest').filter({ visible: true }).first()).toBeVisible()
      expect(await cutEnds(page), `${name}${search}`).toEqual([])
      expect(await overflow(page), `${name}${search}`).toBeLessThanOrEqual(0)
    }
  })
}

test('addresses beside a token with a long symbol keep their ends on a phone', async ({ page, config }) => {
  const { markets } = await ask<{ markets: Market[] }>(
    config,
    '{ markets(limit: 100) { poolAddress symbol } }',
  )
  const pool = markets.find(({ symbol }) => symbol.length > 30)?.poolAddress
  const { swaps } = await ask<{ swaps: Swap[] }>(
    config,
    `{ swaps(poolAddress: "${pool}", limit: 1) { txHash } }`,
  )
  await page.setViewportSize({ width: 360, height: 900 })
  for (const tab of ['', '?tab=transfers', '?tab=state']) {
    await openWhole(page, `/tx/${swaps[0]?.txHash}${tab}`)
    await expect(page.locator('main .midcut-rest').filter({ visible: true }).first()).toBeVisible()
    expect(await cutEnds(page), tab).toEqual([])
  }
})

test('an address beside "Creator" or "You" keeps its ends, and all of it is copied', async ({
  page,
  config,
}) => {
  const creator = await createMarket(config, 'ENDS', 72)
  const { poolAddress } = await marketOf(config, creator)
  await buy(config, poolAddress, 1n * 10n ** 18n, 72)
  await openWhole(page, `/markets/${poolAddress}?tab=trades`)
  const row = page.getByRole('row', { name: 'Creator' }).first()
  await row.scrollIntoViewIfNeeded()
  const address = row.locator(`[data-address="${creator}"] .midcut`)
  await expect(address).toBeInViewport()
  const copied = await address.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return getSelection()?.toString()
  })
  expect(copied).toBe(creator)
})
