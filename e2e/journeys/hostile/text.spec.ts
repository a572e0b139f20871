import { expect, type Page } from '@playwright/test'
import { hostileStrings, replaceUnder } from '../../../test/faults/hostileStrings.ts'
import { overflow, pathOf, settled, type TestPageName, testPageNames } from '../../testPages.ts'
import { test } from './backend.ts'
import { overprints } from './overprints.ts'
import { silentCuts } from './silentCuts.ts'

const words = new Set([
  'name',
  'symbol',
  'method',
  'method_call',
  'description',
  'imageUrl',
  'icon_url',
  'links',
  'revert_reason',
  'result',
  'message',
  'raw',
  'ens_domain_name',
])
const pages = testPageNames.filter(
  (name) => !['tools', 'status', 'settings', 'notFound', 'logs'].includes(name),
)

/** Its panels and tables hold the other pages' kinds of cells. */
const byDay: TestPageName = 'market'

for (const name of pages) {
  const tag = name === byDay ? [] : '@onlyNight'
  test(`hostile names are rendered only as text on the page "${name}"`, { tag }, async ({
    page,
    config,
    backend,
  }) => {
    const rewrite = replaceUnder(words, hostileStrings)
    backend.faults.set('indexer', { kind: 'rewrite', rewrite })
    backend.faults.set('explorer', { kind: 'rewrite', rewrite })
    backend.faults.set('lending', { kind: 'rewrite', rewrite })
    await page.goto(await pathOf(config, name))
    await settled(page)
    // A warning that is folded has the name, too.
    if (name === 'tokens' || name === 'markets')
      await expect(page.getByText('{{7*7}}').filter({ visible: true }).first()).toBeVisible()
    await expectHarmless(page)
    expect(await overflow(page), 'nothing is wider than the window').toBeLessThanOrEqual(0)
    expect(await overprints(page), 'no cell prints over its neighbour').toEqual([])
    expect(await silentCuts(page), 'nothing is cut in silence').toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await settled(page)
    expect(await overflow(page), 'nothing is wider than a phone').toBeLessThanOrEqual(0)
    expect(await overprints(page), 'no cell prints over its neighbour on a phone').toEqual([])
    expect(await silentCuts(page), 'nothing is cut in silence on a phone').toEqual([])
  })
}

test('names of only wide letters keep their places in heads and lists, wide and on a phone', {
  tag: '@onlyNight',
}, async ({ page, config, backend }) => {
  const rewrite = replaceUnder(new Set(['name', 'symbol', 'method']), ['W'.repeat(100)])
  backend.faults.set('indexer', { kind: 'rewrite', rewrite })
  backend.faults.set('explorer', { kind: 'rewrite', rewrite })
  for (const name of ['token', 'transaction', 'address'] as const) {
    const path = await pathOf(config, name)
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 780 })
      await page.goto(path)
      await settled(page)
      expect(await overflow(page), `${name}, ${width} px`).toBeLessThanOrEqual(0)
      expect(await overprints(page), `${name}, ${width} px`).toEqual([])
      expect(await silentCuts(page), `${name}, ${width} px`).toEqual([])
    }
  }
})

/** Expects that no script ran, no markup was injected, links and pictures are allowed ones, and no panel failed. */
async function expectHarmless(page: Page) {
  const found = await page.evaluate(() => {
    const executed = (window as unknown as { __executed?: unknown }).__executed
    const handlers = [...document.querySelectorAll('main *')]
      .filter((element) => element.getAttributeNames().some((attribute) => /^on|^srcdoc$/.test(attribute)))
      .map((element) => element.outerHTML.slice(0, 200))
    const inside = [...document.querySelectorAll('main script, main iframe, main object, main embed')]
    const links = [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(\/(?!\/)|#|\?|https:\/\/)/.test(href) || /canary/.test(href))
    const pictures = [...document.querySelectorAll('main img')]
      .map((image) => image.getAttribute('src') ?? '')
      .filter((source) => !source.startsWith('data:image/'))
    const trusting = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')]
      .filter(({ relList }) => !relList.contains('noopener') || !relList.contains('noreferrer'))
      .map(({ href }) => href)
    return { executed, handlers, inside: inside.length, links, pictures, trusting }
  })
  expect(found).toEqual({
    ...{ executed: undefined, handlers: [], inside: 0 },
    ...{ links: [], pictures: [], trusting: [] },
  })
  await expect(page.getByText('This part of the page failed.')).toHaveCount(0)
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
}
