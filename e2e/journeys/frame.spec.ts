import { expect, type Page } from '@playwright/test'
import { openWhole, pathOf } from '../testPages.ts'
import { type Config, test } from '../tideline.ts'

const scripts = /\/assets\/(?!first-)[^/]+\.js$/

for (const width of [1_280, 768, 360]) {
  test(`the frame stands without the app, where the app then puts it, ${width} px wide`, async ({
    page,
    context,
    config,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await context.route(scripts, () => {})
    for (const name of ['markets', 'transaction', 'lending'] as const) {
      const path = await pathOf(config, name)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
      await styled(page)
      const frame = await placesOf(page)
      await context.unroute(scripts)
      await openWhole(page, path)
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
      expect(frame).toEqual(await placesOf(page))
      await context.route(scripts, () => {})
    }
    await context.unroute(scripts)
  })
}

const named = ['home', 'markets', 'transaction', 'address', 'block', 'lending', 'transactions'] as const

for (const width of [1_280, 360]) {
  test(`what the frame says is what the page says, in the same place, ${width} px wide`, async ({
    page,
    context,
    config,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const name of named) {
      const path = await pathOf(config, name)
      await context.route(scripts, () => {})
      await page.goto(path, { waitUntil: 'commit' })
      await styled(page)
      await expect(page.locator('[data-form=network] bdi')).not.toHaveText('–')
      const frame = await wordsOf(page)
      await context.unroute(scripts)
      await openWhole(page, path)
      const app = await wordsOf(page)
      expect(frame.length, path).toBeGreaterThan(0)
      for (const words of frame)
        expect(
          app.some((each) => each.text === words.text && isNear(each, words)),
          `${path}: ${JSON.stringify(words)} in ${JSON.stringify(app)}`,
        ).toBe(true)
    }
  })
}

test('the app of the front page begins when the heading has its last words, and soon without them', async ({
  page,
}) => {
  // React asks for this as soon as its file runs.
  await page.addInitScript(() => {
    const headings: (string | null | undefined)[] = []
    Object.assign(window, { headings })
    Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      get: () => void headings.push(document.querySelector('[data-form=network] bdi')?.textContent),
    })
  })
  const first = () => page.evaluate(() => (window as unknown as { headings: string[] }).headings[0])
  await page.route('**/config.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(first).toBe('Tideline local network')

  await page.route('**/config.json', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(first).toBe('–')
})

test('no word of lending is shown for a network without it, and none for an address that is none', async ({
  page,
  context,
  config,
}) => {
  await context.route(scripts, () => {})
  await context.route('**/config.json', (route) => route.fulfill({ json: withoutLending(config) }))
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(() => globalThis.tidelineConfig)
  await expect(page.locator('[data-form=network]')).toBeHidden()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByText('Markets').first()).toBeVisible()
  await expect(navigation.getByText('Lending').first()).toBeHidden()
  await page.goto('/address/0x1<b>', { waitUntil: 'commit' })
  await styled(page)
  await expect(page.locator('.frame-head')).toHaveText(/^\s*Address\s*$/)
  await context.unroute(scripts)
})

function withoutLending({ lendingUrl: _url, lendingPool: _pool, ...rest }: Config): Partial<Config> {
  return rest
}

type Words = { text: string; x: number; y: number }

/** A head with several lines begins a little higher than one with a single line. */
function isNear(one: Words, other: Words): boolean {
  return Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 4
}

/** The visible words of the heading, the sentences and the navigation of the page, each with the place of its first line. */
function wordsOf(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const texts = document.querySelectorAll(
      'main h1, main h1 *, .frame-head *, [data-form=network] *, main p, nav[aria-label=Explorer] a',
    )
    return [...texts]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .map((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const [{ x, y } = { x: 0, y: 0 }] = range.getClientRects()
        return { text: String(node.textContent?.trim()), x, y }
      })
  })
}

for (const [name, shape] of [
  ['home', 'home'],
  ['markets', 'board'],
  ['market', 'market'],
  ['transaction', 'record'],
  ['lending', 'lending'],
  ['transactions', 'list'],
] as const) {
  test(`before the app comes, the page "${name}" has a skeleton of its own shape`, async ({
    page,
    context,
    config,
  }) => {
    await context.route(scripts, () => {})
    await page.goto(await pathOf(config, name), { waitUntil: 'commit' })
    const skeletons = page.getByRole('main').locator(':scope > div[class^=frame-]:visible')
    await expect(skeletons).toHaveCount(1)
    await expect(skeletons).toHaveClass(`frame-${shape}`)
    await context.unroute(scripts)
  })
}

test('every theme is there with the first paint', async ({ page, context }) => {
  await context.route(scripts, () => {})
  for (const theme of ['light', 'dark'] as const) {
    await page.addInitScript(
      (chosen) => localStorage.setItem('tideline.preferences', JSON.stringify({ theme: chosen })),
      theme,
    )
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  await context.unroute(scripts)
})

test('without JavaScript the page says that it needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/markets')
  // getByText looks past it.
  await expect(page.locator('noscript')).toBeVisible()
  await context.close()
})

/** Waits for the stylesheet and the typeface, which a page that was only committed may still await. */
async function styled(page: Page) {
  await expect(page.locator('header.sticky')).toHaveCSS('position', 'sticky')
  await page.evaluate(() => document.fonts.ready)
}

/** Where what is seen of the header and the navigation stands, in whole pixels. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [
      '[aria-label="Tideline, home"]',
      'nav[aria-label=Main] a',
      'header.sticky .control',
      'main',
    ]
    return parts.flatMap((part) =>
      [...document.querySelectorAll(part)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y, width, part === 'main' ? 0 : height])
        .map((place) => `${part} ${place.map(Math.round).join()}`),
    )
  })
}

test('a link asks for all files of its page side by side, and for each once', async ({ page }) => {
  await openWhole(page, '/settings')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The part that imports the others never comes.
  await page.route(/\/assets\/BoardPage-/, () => {})
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Markets' }).hover()
  await expect.poll(() => asked.filter((path) => /\/assets\/markets-/.test(path))).toHaveLength(1)
  expect(asked.filter((path) => /\/assets\/BoardPage-/.test(path))).toHaveLength(1)
})
