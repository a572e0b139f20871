import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { type Config, test } from '../../fixtures.ts'
import { ask, type Market, ownMarket } from '../../servers/indexer.ts'
import { buy } from '../../wallets/trader.ts'

/** An account that no other test uses, because two at once would use the same nonce. */
const account = 5

// The tests run one after the other, because they trade with one account.
test.describe.configure({ mode: 'default' })

test('a price alert notifies once over all tabs of a browser, also when the tab that set it is closed', {
  tag: '@onlyNight',
}, async ({ page: other, context, config }) => {
  await context.grantPermissions(['notifications'])
  const notified = await recordNotifications(context)
  const market = await ownMarket(config)
  // This tab is opened before there is an alert.
  await other.goto('/blocks')
  const page = await context.newPage()
  await page.goto(`/markets/${market.poolAddress}`)

  await setAlert(page, config, market)
  const hash = await raisePrice(config, market.poolAddress)
  await expect.poll(() => notified).toEqual([expect.stringMatching(/^.+ rose to \$[\d.,]+/)])
  expect(notified[0]).toContain(market.symbol)
  await expect(page.locator(`a[href="/tx/${hash}"]`).first()).toBeVisible()
  await openAlerts(page)
  await expect(page.getByRole('dialog').getByText('No alerts are set.')).toBeVisible()
  await page.keyboard.press('Escape')

  // The price is reached once more without a notification.
  const next = await raisePrice(config, market.poolAddress)
  await expect(page.locator(`a[href="/tx/${next}"]`).first()).toBeVisible()
  expect(notified).toHaveLength(1)

  await setAlert(page, config, market)
  await page.close()
  await raisePrice(config, market.poolAddress)
  // Another trader may have raised the price before the tab was closed.
  await expect.poll(() => notified).toHaveLength(2)
})

test('with notifications refused the page shows that, and an alert appears in the tab', {
  tag: '@onlyNight',
}, async ({ page, context, config, baseURL }) => {
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: String(baseURL),
    browserContextId: String(targetInfo.browserContextId),
  })
  const notified = await recordNotifications(context)
  const market = await ownMarket(config)
  await page.goto(`/markets/${market.poolAddress}`)
  await openAlerts(page)
  await expect(
    page
      .getByRole('dialog')
      .getByText('This browser blocks notifications of this site: an alert shows in the tab only.'),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await setAlert(page, config, market)
  await raisePrice(config, market.poolAddress)
  await expect(page.getByText(`${market.symbol} rose to $`).first()).toBeVisible()
  await expect(page.getByText(/^Your alert was \$/).first()).toBeVisible()
  expect(notified).toEqual([])
})

type Recording = Window & { recordNotification(title: string): void }

/** The titles of the notifications that the tabs of a browser show, also those of a tab that was closed since. */
async function recordNotifications(context: BrowserContext): Promise<readonly string[]> {
  const titles: string[] = []
  await context.exposeFunction('recordNotification', (title: string) => titles.push(title))
  await context.addInitScript(() => {
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        ;(window as unknown as Recording).recordNotification(title)
      }
    }
  })
  return titles
}

async function openAlerts(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Alerts/ })
    .click()
}

/** Sets an alert two percent above the price of now. */
async function setAlert(page: Page, config: Config, { poolAddress, symbol }: Market) {
  const { spotPrice } = await readPrice(config, poolAddress)
  await openAlerts(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/ in dollars$/).fill((Number(spotPrice) * 1.02).toFixed(18))
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await expect(dialog.getByRole('list', { name: 'Alerts' }).getByRole('listitem')).toContainText(symbol)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Buys for three per cent of the curve's dollars, virtual and real, which raises the price by about six per cent. */
async function raisePrice(config: Config, pool: Address) {
  const { virtualReserveUSD, realReserveUSD } = await readPrice(config, pool)
  const reserve = Number(virtualReserveUSD) + Number(realReserveUSD)
  return buy(config, pool, BigInt(Math.ceil(reserve * 0.03)) * 10n ** 18n, account)
}

async function readPrice(config: Config, pool: Address) {
  const { market } = await ask<{
    market: { spotPrice: string; virtualReserveUSD: string; realReserveUSD: string }
  }>(config, `{ market(poolAddress: "${pool}") { spotPrice virtualReserveUSD realReserveUSD } }`)
  return market
}
