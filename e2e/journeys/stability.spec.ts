import { expect } from '@playwright/test'
import { readShifts, watchShifts } from '../layoutShifts.ts'
import { openWhole, pathOf, settled } from '../testPages.ts'
import { keepSeededAccount } from '../wallets/seededAccount.ts'
import { test } from './hostile/backend.ts'

for (const width of [1_280, 360]) {
  test(`the lending page does not shift when the node answers late, ${width} px wide`, {
    tag: '@onlyNight',
  }, async ({ page, config, backend }) => {
    backend.faults.set('node', { kind: 'slow', milliseconds: 2_500 })
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    await openWhole(page, await pathOf(config, 'lending'))
    await page.getByRole('link', { name: 'Deposit TUSD' }).waitFor()
    const { shifts, total } = await readShifts(page)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
  })
}

for (const path of ['/lending', '/portfolio']) {
  test(`${path} of a connected wallet does not shift when it is opened again`, {
    tag: '@onlyNight',
  }, async ({ page }) => {
    await keepSeededAccount(page)
    await openWhole(page, path)
    await page.getByRole('main').getByRole('button', { name: 'Try with free test tokens' }).first().click()
    await expect(page.getByRole('button', { name: /0xBcd4/ }).first()).toBeVisible()
    await settled(page)
    await watchShifts(page)
    await page.reload()
    await settled(page)
    await page.waitForLoadState('networkidle')
    const { shifts, total } = await readShifts(page)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.05)
  })
}

for (const [path, list] of [
  ['/txs', 'Transactions'],
  ['/markets', 'Markets'],
] as const) {
  test(`on a phone the cards of ${path} below the window are not rendered, but have their height`, {
    tag: '@onlyNight',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openWhole(page, path)
    const cards = page.getByRole('main').getByRole('list', { name: list, exact: true }).getByRole('listitem')
    await expect(cards.nth(30)).toBeAttached()
    await page.waitForLoadState('networkidle')
    const isDrawn = () =>
      cards
        .nth(30)
        .evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
    const height = () => cards.nth(30).evaluate((card) => card.getBoundingClientRect().height)
    expect(await isDrawn()).toBe(false)
    const before = await height()
    await cards.nth(30).scrollIntoViewIfNeeded()
    await expect.poll(isDrawn).toBe(true)
    expect(await height()).toBe(before)
  })
}
