import { expect, type Locator } from '@playwright/test'
import { test } from '../fixtures.ts'
import { ownMarket } from '../servers/indexer.ts'
import { connectTestWallet, installWallet } from '../wallets/testWallet.ts'
import { equip } from '../wallets/trader.ts'

/*
 * Forms that sign: with a typed amount, the button is in view without scrolling. Only this file uses accounts 66 and
 * up.
 */

const windows = {
  'a small laptop': { width: 1280, height: 800 },
  'a phone': { width: 360, height: 780 },
  'a phone on its side': { width: 780, height: 360 },
}

/** Expects the whole button in the window, with nothing over it. */
async function expectInView(button: Locator) {
  await expect(button).toBeVisible({ timeout: 30_000 })
  const isInView = await button.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, bottom - 2)
    return top >= 0 && bottom <= innerHeight && over !== null && element.contains(over)
  })
  expect(isInView, 'the button is in view').toBe(true)
}

for (const [name, size] of Object.entries(windows)) {
  test(`the button of a purchase is in view on ${name}, and on a phone where it was before the amount`, {
    tag: name === 'a phone' ? [] : '@onlyNight',
  }, async ({ page, config }) => {
    await page.setViewportSize(size)
    const market = await ownMarket(config, 1)
    await installWallet(page, config, { account: 76 })
    await equip(config, 1_000n * 10n ** 18n, 76, 0n)
    await page.goto(`/markets/${market.poolAddress}`)
    await connectTestWallet(page)
    const isPhone = size.width < 1024
    const trade = page.getByRole('region', { name: 'Trade', exact: true })
    if (isPhone) await trade.getByRole('button', { name: 'Buy' }).click()
    const form = isPhone ? page.getByRole('dialog') : trade
    const waiting = form.getByRole('button', { name: 'Enter an amount to buy' })
    await expect(waiting).toBeVisible()
    const place = await waiting.boundingBox()
    await form.getByRole('button', { name: '$100' }).click()
    const button = form.getByRole('button', { name: `Approve and buy ${market.symbol} for 100 HUSD` })
    await expectInView(button)
    if (isPhone)
      expect((await button.boundingBox())?.y, 'the place of the button').toBeCloseTo(place?.y ?? 0, 0)
    // A phone's form lies over the page; beside long lists the other follows.
    if (!isPhone) await page.getByRole('contentinfo').evaluate((end) => end.scrollIntoView())
    await expectInView(button)
  })

  test(`the button of a deposit is in view on ${name}, below its health`, {
    tag: name === 'a phone' ? [] : '@onlyNight',
  }, async ({ page, config }) => {
    await page.setViewportSize(size)
    await installWallet(page, config, { account: 77 })
    await page.goto('/lending')
    await connectTestWallet(page)
    await page.getByRole('main').getByRole('link', { name: 'Deposit TUSD' }).click()
    const dialog = page.getByRole('dialog', { name: /Deposit TUSD/ })
    await expect(dialog.getByLabel('Amount')).toBeVisible()
    await expect(dialog.getByText('Health factor').first()).toBeVisible()
    await expectInView(dialog.getByRole('button', { name: 'Get test TUSD' }))
  })
}

for (const [name, size] of Object.entries(windows)) {
  test(`the buttons of loans, withdrawals and a new market are in view on ${name}`, {
    tag: '@onlyNight',
  }, async ({ page, config }) => {
    await page.setViewportSize(size)
    await installWallet(page, config, { account: 77 })
    await page.goto('/lending')
    await connectTestWallet(page)
    const deposit = page.getByRole('main').getByRole('link', { name: 'Deposit TUSD' })
    const asset = new URL((await deposit.getAttribute('href')) ?? '', page.url()).searchParams.get('asset')
    for (const action of ['withdraw', 'borrow', 'repay']) {
      await page.goto(`/lending?action=${action}&asset=${asset}`)
      const dialog = page.getByRole('dialog', { name: new RegExp(`${action} TUSD`, 'i') })
      await expect(dialog.getByLabel('Amount')).toBeVisible()
      await expectInView(dialog.getByRole('button', { name: /^(No|Enter|Deposit)/ }))
    }
    // A page, unlike a sheet, is longer than a phone on its side.
    if (size.height < 480) return
    await page.goto('/markets/create')
    await expectInView(page.getByRole('main').getByRole('button', { name: 'Enter a name' }))
  })
}

test('commands in the search open the prefilled forms of a trade and a loan', { tag: '@onlyNight' }, async ({
  page,
  config,
}) => {
  const market = await ownMarket(config, 1)
  await page.goto('/')
  await page.getByRole('combobox', { name: /^Search/ }).fill(`buy $25 of ${market.symbol}`)
  await page
    .getByRole('option', { name: `Buy ${market.symbol} for $25` })
    .first()
    .click()
  await expect(page.getByLabel('You pay')).toHaveValue('25')
  await page.getByLabel('You pay').fill('30')
  await expect(page).not.toHaveURL(/amount/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('borrow 100 TUSD')
  await expect(page.getByRole('option', { name: /Borrow 100 TUSD/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Borrow TUSD' })).toBeVisible()
  await expect(page).toHaveURL(/action=borrow&asset=0x\w{40}&amount=100/)
})
