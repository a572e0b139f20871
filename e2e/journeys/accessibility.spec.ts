import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { openWhole, overflow, settled } from '../testPages.ts'
import { violations } from '../violations.ts'

test('the dialogs to connect and to deposit have no accessibility violation', { tag: '@onlyNight' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/lending')
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: /demo/i }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /Your account/ })).toBeVisible()
  await page.getByRole('link', { name: 'Deposit TUSD' }).click()
  await page.getByRole('dialog').getByLabel('Amount').waitFor()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('the warnings of look-alike addresses are large enough for a finger', { tag: '@onlyNight' }, async ({
  page,
}) => {
  await page.route('**/api/v2/token-transfers**', async (route) => {
    const response = await route.fetch()
    const { items, ...rest } = await response.json()
    // The check for newer rows requests a single row.
    if (items.length < 2) return route.fulfill({ response })
    const { hash } = items[1].to
    items[0].from = { ...items[0].from, hash: `${hash.slice(0, 6)}${'1'.repeat(32)}${hash.slice(-4)}` }
    await route.fulfill({ response, json: { items, ...rest } })
  })
  await openWhole(page, '/token-transfers')
  await expect(page.getByRole('note').filter({ hasText: 'begin and end alike' })).toBeVisible()
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page), `${width} px`).toEqual([])
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the search suggestions have no accessibility violation', { tag: '@onlyNight' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/blocks')
  await page.keyboard.press('/')
  await page.keyboard.type('tide')
  await page.getByRole('group', { name: 'Tokens' }).waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await violations(page, ['color-contrast'])).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('the keyboard alone reaches the page, opens a market, changes a tab and connects', async ({ page }) => {
  await openWhole(page, '/markets')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await tabTo(page, 'main a[href^="/markets/0x"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/markets\/0x/)
  await settled(page)
  await tabTo(page, 'main [role="tab"]')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=/)
  const connect = page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true })
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Shift+Tab')
    if (await connect.evaluate((button) => button === document.activeElement)) break
  }
  await expect(connect).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(connect).toBeFocused()
})

for (const forcedColors of ['none', 'active'] as const) {
  test(`the focus is visible on every element, with forced colours: ${forcedColors}`, {
    tag: '@onlyNight',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors })
    await openWhole(page, '/lending')
    let places = 0
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab')
      const look = await page.evaluate(focusLook)
      // The focus leaves the page once in each round.
      if (!look) continue
      expect(look.seen, look.element).toBe(true)
      places += 1
    }
    expect(places).toBeGreaterThan(20)
  })
}

/** Runs in the page: whether the focused element looks different without the focus; null without a focused element. */
function focusLook() {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return null
  const look = () => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(activeElement)
    const shadow = matchMedia('(forced-colors: active)').matches ? '' : boxShadow
    return `${outlineStyle === 'none' ? '' : outlineWidth} ${shadow}`
  }
  const focused = look()
  // The next Tab continues from the blurred element.
  ;(activeElement as HTMLElement).blur()
  return { seen: focused !== look(), element: activeElement.outerHTML.slice(0, 120) }
}

/** Presses Tab until an element of the selector has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`The keyboard does not reach ${selector}.`)
}
