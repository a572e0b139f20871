import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { openWhole, pathOf, type TestPageName } from '../testPages.ts'

const dialogs: readonly { page: TestPageName; button: RegExp }[] = [
  { page: 'markets', button: /^Filters/ },
  { page: 'market', button: /^Alerts/ },
  { page: 'address', button: /^Label$/ },
  { page: 'transactions', button: /^Download CSV/ },
]

for (const { page: name, button } of dialogs) {
  test(`the focus returns to "${button.source}" when its dialog on the page "${name}" closes`, {
    tag: '@onlyNight',
  }, async ({ page, config }) => {
    await openWhole(page, await pathOf(config, name))
    const opener = page.getByRole('main').getByRole('button', { name: button }).first()
    await opener.press('Enter')
    await leaveBy(page, 'Escape')
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await leaveBy(page, 'Close')
    await expect(opener).toBeFocused()
  })
}

test('the focus is on the account button after connecting and after disconnecting', {
  tag: '@onlyNight',
}, async ({ page }) => {
  await openWhole(page, '/markets')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Connect', exact: true }).press('Enter')
  await chooseDemo(page)
  const account = banner.getByRole('button', { name: /^Your account/ })
  await expect(account).toBeFocused()
  await account.press('Enter')
  await leaveBy(page, 'Escape')
  await expect(account).toBeFocused()
  await account.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(banner.getByRole('button', { name: 'Connect', exact: true })).toBeFocused()
})

for (const [name, width] of [
  ['market', 1_280],
  ['lending', 360],
] as const) {
  test(`connecting from within the page "${name}" leaves the focus in the page`, {
    tag: '@onlyNight',
  }, async ({ page, config }) => {
    await page.setViewportSize({ width, height: 780 })
    await openWhole(page, await pathOf(config, name))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Connect/ })
      .first()
      .press('Enter')
    await chooseDemo(page)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Your account/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await isInside(page.locator('main'))).toBe(true)
    await expect(page.getByRole('link', { name: 'Skip to the page' })).not.toBeInViewport()
  })
}

test('connecting from the trade sheet of a phone leaves the sheet open', { tag: '@onlyNight' }, async ({
  page,
  config,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openWhole(page, await pathOf(config, 'market'))
  await page.getByRole('region', { name: 'Trade' }).getByRole('button', { name: 'Buy' }).press('Enter')
  const trade = page.getByRole('dialog', { name: /^Trade/ })
  await trade.getByRole('button', { name: /^Connect/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: /demo/i }).press('Enter')
  await expect(trade.getByRole('button', { name: /^Connect/ })).toHaveCount(0)
  await expect(trade.getByLabel('You pay')).toBeVisible()
  await expect.poll(() => isInside(trade), 'the focus is in the sheet').toBe(true)
})

async function chooseDemo(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /demo/i }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

async function leaveBy(page: Page, way: 'Escape' | 'Close') {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  if (way === 'Escape') await page.keyboard.press('Escape')
  else await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

const isInside = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement))
