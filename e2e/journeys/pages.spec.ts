import { expect, type Page } from '@playwright/test'
import { readShifts, watchShifts } from '../layoutShifts.ts'
import { lookFaults } from '../lookFaults.ts'
import { openWhole, overflow, pathOf, settled, type TestPageName, testPageNames } from '../testPages.ts'
import { violations } from '../violations.ts'
import { type Backend, type Interface, test } from './hostile/backend.ts'

const isNight = process.env.TIDELINE_NIGHTLY === '1'

type Visit = { width: number; themes: readonly ('light' | 'dark')[] }

/** The markup is the same in both themes, so the second theme of a width checks only colours. */
const visits: readonly Visit[] = [
  { width: 1_280, themes: ['light', 'dark'] },
  { width: 360, themes: ['dark', 'light'] },
]

const interfaces: readonly Interface[] = ['node', 'explorer', 'lending', 'indexer']

/** Pages whose lists, charts or panels arrive one after the other, so they are also opened on a phone. */
const arriving: readonly TestPageName[] = [
  'home',
  'markets',
  'market',
  'transactions',
  'transaction',
  'block',
  'address',
  'token',
  'lending',
  'portfolio',
]

/** By day these stand for the other pages, which place the same parts. */
const byDay: Partial<Record<TestPageName, Visit>> = {
  market: { width: 1_280, themes: ['light'] },
  home: { width: 360, themes: ['dark'] },
}

for (const name of testPageNames) {
  test(`the page "${name}" does not shift while it loads, and is accessible: ${wordsOf(visitsOf(name))}`, {
    tag: name in byDay ? '@alsoNight' : '@onlyNight',
  }, async ({ page, config, backend }) => {
    test.slow()
    const path = await pathOf(config, name)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    for (const { width, themes } of visitsOf(name)) {
      await page.setViewportSize({ width, height: 800 })
      if (width === 1_280 || arriving.includes(name)) await arrive(page, path, backend)
      if (arriving.includes(name)) await expectStill(page, width)
      for (const [place, colorScheme] of themes.entries()) {
        await page.emulateMedia({ colorScheme })
        await settled(page)
        const rules = place === 0 ? undefined : ['color-contrast']
        expect(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([])
      }
      expect(await lookFaults(page), `${width} px`).toEqual([])
    }
    await expectHeadings(page)
    expect(await page.evaluate(movements), 'nothing moves for those who want it still').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page), 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0)
    await page.evaluate(spaceText)
    for (const width of [320, 1_280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `spaced text at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

function visitsOf(name: TestPageName): readonly Visit[] {
  const short = byDay[name]
  return short && !isNight ? [short] : visits
}

function wordsOf(seen: readonly Visit[]): string {
  return seen.map(({ width, themes }) => `${width} px ${themes.join(' and ')}`).join(', ')
}

/** Opens a page with interfaces so slow that it first renders without data. */
async function arrive(page: Page, path: string, { faults }: Backend) {
  for (const name of interfaces) faults.set(name, { kind: 'slow', milliseconds: 400 })
  await openWhole(page, path)
  if (/^\/markets\/0x/.test(path)) await page.locator('main canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  faults.clear()
}

/** Expects no layout shift since the page was opened. */
async function expectStill(page: Page, width: number) {
  const { shifts, total } = await readShifts(page)
  test.info().annotations.push({ type: 'shift', description: `${width} px: ${total.toFixed(4)}` })
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
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

/** Runs in the page: animations that change more than opacity. */
function movements(): string[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return []
    const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
    const others = moved.filter((key) => !/^(opacity|offset|computedOffset|easing|composite)$/.test(key))
    return others.length > 0 ? [`${effect.target?.outerHTML.slice(0, 120)}: ${others}`] : []
  })
}

/** Applies the text spacing of WCAG 1.4.12. The page's policy forbids a style element but not a constructed sheet. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}
