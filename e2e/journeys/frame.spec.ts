import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Config, test } from '../fixtures.ts'
import { openWhole, pathOf } from '../testPages.ts'

const scripts = /\/assets\/[^/]+\.js$/
const pages = [
  'home',
  'markets',
  'market',
  'transaction',
  'address',
  'block',
  'lending',
  'transactions',
] as const

for (const width of [1_280, 360]) {
  test(`every word at the top of the frame is one that the app draws without data, in the same place, ${width} px wide`, {
    tag: '@onlyNight',
  }, async ({ browser, config }) => {
    for (const name of pages) {
      const path = await pathOf(config, name)
      // Without the cache of the page before, whose scripts would not be requested again.
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const page = await context.newPage()
      await silence(context, config)
      await context.route(scripts, () => {})
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('[inert] main h1')).toBeVisible()
      await expect(page.locator('header.sticky')).toHaveCSS('position', 'sticky')
      const frame = await wordsOf(page)
      await context.unroute(scripts)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Of a market nothing is known but the pool.
      expect(frame.length, path).toBeGreaterThan(name === 'market' ? 0 : 5)
      const app = await wordsOf(page)
      expect(
        frame.filter((words) => !app.includes(words)),
        path,
      ).toEqual([])
      await context.close()
    }
  })
}

test('the frame omits lending on a network without it, and the heading for an invalid address', async ({
  page,
  context,
  config,
}) => {
  await context.route(scripts, () => {})
  await context.route('**/config.json', (route) => route.fulfill({ json: withoutLending(config) }))
  await page.goto('/', { waitUntil: 'commit' })
  const navigation = page.locator('[inert] nav[aria-label=Main]').first()
  await expect(navigation.getByText('Lending')).toHaveCount(0)
  await expect(navigation.getByText('Markets')).toBeVisible()
  await expect(page.locator('[inert] h1')).toHaveCount(0)
  await page.goto('/address/0x1<b>', { waitUntil: 'commit' })
  await expect(page.locator('[inert] main > *').first()).toBeVisible()
  await expect(page.locator('[inert] h1')).toHaveCount(0)
  await context.unrouteAll()
})

test('the frame of the board says on a phone what the figures of its cards are', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await context.route(scripts, () => {})
  await page.goto('/markets', { waitUntil: 'commit' })
  await expect(page.locator('[inert] main').getByText('Price · 24 h')).toBeVisible()
  await context.unrouteAll()
})

test('the frame draws the front page as soon as a late configuration names the network, for which the app does not wait', async ({
  page,
  context,
  config,
}) => {
  let name = () => {}
  const named = new Promise<void>((resolve) => {
    name = resolve
  })
  await context.route('**/config.json', async (route) => {
    await named
    await route.fulfill({ json: { ...config, name: 'Harbour' } })
  })
  await context.route(scripts, () => {})
  const app = page.waitForRequest(scripts)
  await page.goto('/', { waitUntil: 'commit' })
  await app
  await expect(page.locator('[inert] main h1')).toHaveCount(0)
  name()
  await expect(page.locator('[inert] main h1')).toContainText('Harbour')
  await context.unrouteAll()
})

test('the frame asks nobody to connect a wallet whose wallet comes back', async ({ page, context }) => {
  await context.route(scripts, () => {})
  const connect = page.locator('[inert] header').getByText(/^Connect$/)
  await page.goto('/markets', { waitUntil: 'commit' })
  await expect(connect).toBeVisible()
  await page.evaluate(() => localStorage.setItem('tideline.wallet', 'true'))
  await page.goto('/markets', { waitUntil: 'commit' })
  await expect(page.locator('[inert] main h1')).toBeVisible()
  await expect(connect).toBeHidden()
  await context.unrouteAll()
})

test('the frame violates no policy, and has no control and no accessible text', async ({ page, context }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await context.route(scripts, () => {})
  await page.goto('/markets', { waitUntil: 'commit' })
  await expect(page.locator('[inert] main h1')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(messages.filter((text) => text.includes('Content Security Policy'))).toEqual([])
  await context.unrouteAll()
})

test('every theme applies from the first paint', async ({ page, context }) => {
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

test('a link requests all files of its page in parallel, each once', async ({ page }) => {
  await openWhole(page, '/settings')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The chunk that imports the others never arrives.
  await page.route(/\/assets\/BoardPage-/, () => {})
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Markets' }).hover()
  await expect.poll(() => asked.filter((path) => /\/assets\/markets-/.test(path))).toHaveLength(1)
  expect(asked.filter((path) => /\/assets\/BoardPage-/.test(path))).toHaveLength(1)
})

function withoutLending({ lendingUrl: _url, lendingPool: _pool, ...rest }: Config): Partial<Config> {
  return rest
}

/** Lets no interface answer, and removes the demo wallet, which the frame does not show. */
async function silence(context: BrowserContext, config: Config) {
  const hosts = [config.indexerUrl, config.rpcUrl, config.explorerUrl, config.lendingUrl]
  await context.route(
    (url) => hosts.some((host) => url.href.startsWith(host)),
    () => {},
  )
  await context.routeWebSocket(/./, () => {})
  await context.route('**/config.json', (route) => route.fulfill({ json: { ...config, wallet: {} } }))
}

/** The visible words at the top of the navigation and the page, each with the place of its first line in whole pixels. */
async function wordsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, nav[aria-label=Main] *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .map((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const { x = 0, y = 0 } = range.getClientRects()[0] ?? {}
        return { text: node.textContent?.trim(), x: Math.round(x), y: Math.round(y) }
      })
      // Further down, panels of the front page have grown with later data.
      .filter(({ y }) => y < 640)
      .map(({ text, x, y }) => `${text} at ${x}, ${y}`),
  )
}
