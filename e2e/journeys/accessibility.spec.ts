import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openWhole, overflow, pathOf, settled, testPageNames } from '../testPages.ts'
import { test } from '../tideline.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rows of a table are alike, so only the first ones are checked. */
const repeatedRows = 'main tbody tr:nth-child(n + 6)'

/** The markup is the same in both themes, so the second theme of a width checks only colours. */
const looks = [
  { width: 1_280, colorScheme: 'light', rules: undefined },
  { width: 1_280, colorScheme: 'dark', rules: ['color-contrast'] },
  { width: 360, colorScheme: 'dark', rules: undefined },
  { width: 360, colorScheme: 'light', rules: ['color-contrast'] },
] as const

for (const name of testPageNames) {
  test(`the page "${name}" is for everyone: wide and narrow, light and dark`, async ({ page, config }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWhole(page, await pathOf(config, name))
    await expectHeadings(page)
    expect(await page.evaluate(movements), 'nothing moves for those who want it still').toEqual([])
    for (const { width, colorScheme, rules } of looks) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await settled(page)
      expect(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page), 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0)
    await page.evaluate(spaceText)
    for (const width of [320, 1_280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(
        await overflow(page),
        `no sideways scrolling with spaced text at ${width} px`,
      ).toBeLessThanOrEqual(0)
    }
  })
}

test('dialogs are for everyone: connecting and depositing', async ({ page }) => {
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

test('addresses that look alike are warned of far enough apart for a finger', async ({ page }) => {
  await page.route('**/api/v2/token-transfers**', async (route) => {
    const response = await route.fetch()
    const { items, ...rest } = await response.json()
    // A look for newer ones asks for a single row.
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

test('suggestions are for everyone', async ({ page }) => {
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

test('the keyboard alone skips to the page, opens a market, changes a tab and connects', async ({ page }) => {
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
  test(`a person always sees where the focus is, with forced colours: ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors })
    await openWhole(page, '/lending')
    let places = 0
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab')
      const look = await page.evaluate(focusLook)
      // The focus leaves the page once on its way round.
      if (!look) continue
      expect(look.seen, look.element).toBe(true)
      places += 1
    }
    expect(places).toBeGreaterThan(20)
  })
}

/** Runs in the page: whether the focused element looks otherwise than without the focus; null where there is none. */
function focusLook() {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return null
  const look = () => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(activeElement)
    const shadow = matchMedia('(forced-colors: active)').matches ? '' : boxShadow
    return `${outlineStyle === 'none' ? '' : outlineWidth} ${shadow}`
  }
  const focused = look()
  // The next Tab goes on from where the focus was.
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

/** Runs in the page: what is moved by an animation, other than by its opacity. */
function movements(): string[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return []
    const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
    const others = moved.filter((key) => !/^(opacity|offset|computedOffset|easing|composite)$/.test(key))
    return others.length > 0 ? [`${effect.target?.outerHTML.slice(0, 120)}: ${others}`] : []
  })
}

/** The spacing of WCAG 1.4.12. The policy of the page forbids a style element, and not a sheet of its own. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

async function violations(page: Page, rules?: readonly string[]) {
  // What passes is not described: that takes most of the time.
  const quick = { resultTypes: ['violations' as const] }
  const axe = new AxeBuilder({ page }).options(quick).setLegacyMode(true).exclude(repeatedRows)
  const { violations: found } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze()
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  }))
}

/** Expects one h1 and no skipped heading level. */
async function expectHeadings(page: Page) {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
  )
  expect(
    levels.filter((level) => level === 1),
    'one title',
  ).toHaveLength(1)
  const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 1) + 1)
  expect(jumps, `the levels are ${levels}`).toEqual([])
}
