import { expect, type Page } from '@playwright/test'
import { type Config, test } from '../fixtures.ts'
import { oldestSwap } from '../servers/indexer.ts'
import { serveManyMarkets } from '../servers/manyMarkets.ts'
import { openWhole, pathOf, type TestPageName, testPageNames } from '../testPages.ts'
import { keepSeededAccount } from '../wallets/seededAccount.ts'
import { type Traffic, watchTraffic } from '../watchTraffic.ts'

/**
 * The most JavaScript of a page until it rests, in kilobytes over the wire, headers included: what it loads first, which
 * `npm run check -- size` holds, and what comes beside its data.
 */
const budgets: Record<TestPageName, number> = {
  home: 200,
  markets: 181,
  market: 242,
  blocks: 145,
  // 9 kB of them only for a list with trades, for what these really moved; so of the list of transactions and the front page.
  block: 157,
  transactions: 156,
  transaction: 149,
  logs: 154,
  // 4 kB of them only where a name in its rows looks like another one.
  address: 165,
  tokens: 161,
  // 6 kB of them for its market's price, volume and largest holders.
  token: 194,
  transfers: 158,
  search: 185,
  lending: 146,
  pool: 182,
  account: 183,
  // 4 kB of them only for a trade whose sender or price the chain has yet to prove, 7 kB for what a sale of each holding pays.
  portfolio: 219,
  stats: 146,
  tools: 173,
  status: 177,
  settings: 145,
  notFound: 130,
}

for (const name of testPageNames) {
  test(`the page "${name}" loads at most ${budgets[name]} kB of scripts until it rests`, async ({
    page,
    config,
  }) => {
    const loaded = await watchLoads(page)
    await openWhole(page, await pathOf(config, name))
    if (name === 'market') await page.locator('main canvas').first().waitFor()
    await page.waitForLoadState('networkidle')
    const bytes = sumOfScripts(loaded)
    test.info().annotations.push({ type: 'weight', description: `${name}: ${bytes} bytes` })
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(budgets[name] * 1_000)
  })
}

test('lending with a connected wallet needs at most 239 kB of JavaScript', async ({ page }) => {
  await keepSeededAccount(page)
  const loaded = await watchLoads(page)
  await openWhole(page, '/lending')
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /demo/i }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /Your account/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = sumOfScripts(loaded)
  test.info().annotations.push({ type: 'weight', description: `lending, connected: ${bytes} bytes` })
  expect(bytes).toBeLessThanOrEqual(239_000)
})

test('a transaction page is complete after at most five requests', async ({ page, config }) => {
  const requests = await countRequests(page, config)
  await openWhole(page, await pathOf(config, 'transaction'))
  await expect(page.getByText('Success').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  test.info().annotations.push({ type: 'requests', description: requests.join('\n') })
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(5)
})

for (const name of ['home', 'market', 'transaction', 'lending'] as const) {
  test(`the page "${name}" sends no request while it is hidden`, async ({ page, config }) => {
    await openWhole(page, await pathOf(config, name))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      Object.defineProperty(document, 'hidden', { get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    // Who made a trade that came just before takes several requests to find out.
    const start = await blockNumber(config)
    await expect.poll(() => blockNumber(config), { timeout: 40_000 }).toBeGreaterThan(start + 1)
    const requests = await countRequests(page, config)
    await expect.poll(() => blockNumber(config), { timeout: 40_000 }).toBeGreaterThan(start + 7)
    expect(requests).toEqual([])
  })
}

for (const path of ['/markets', '/txs', '/token-transfers', '/tokens']) {
  test(`the list ${path} keeps the document small`, async ({ page }) => {
    await openWhole(page, path)
    await expect(page.getByRole('main').getByRole('row').nth(30)).toBeVisible()
    const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
    test.info().annotations.push({ type: 'nodes', description: `${path}: ${nodes}` })
    expect(nodes).toBeLessThanOrEqual(4_000)
  })
}

test('fifty rows of an address page cost at most 2,600 nodes', async ({ page, config }) => {
  // The first trader has many trades; the newest one may be a fresh account of another test.
  const { sender } = await oldestSwap(config)
  await openWhole(page, `/address/${sender}`)
  await expect(page.getByRole('main').getByRole('table').locator('tbody tr')).toHaveCount(50)
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
  test.info().annotations.push({ type: 'nodes', description: `${nodes}` })
  expect(nodes).toBeLessThanOrEqual(2_600)
})

test('a thousand markets as cards keep the document small, wherever they are scrolled to', async ({
  page,
  config,
}) => {
  await serveManyMarkets(page, config)
  await openWhole(page, '/markets?view=cards')
  const cards = page.getByRole('main').getByRole('list', { name: 'Markets' }).getByRole('listitem')
  for (const [first, last, share] of [
    [1, 40, 0],
    [2_000, 3_000, 0.5],
    [4_900, 5_000, 1],
  ] as const) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
    await expect
      .poll(async () => {
        const place = Number(await cards.nth(10).getAttribute('aria-posinset'))
        return place >= first && place <= last
      })
      .toBe(true)
    const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
    test.info().annotations.push({ type: 'nodes', description: `${share}: ${nodes}` })
    expect(nodes).toBeLessThanOrEqual(4_000)
  }
})

test('a table of ten thousand markets keeps the document small, wherever it is scrolled to', async ({
  page,
  config,
}) => {
  await serveManyMarkets(page, config)
  await openWhole(page, '/markets')
  await page.getByRole('button', { name: 'Load more' }).click()
  const table = page.getByRole('main').getByRole('table', { name: 'Markets' })
  await expect(table).toHaveAttribute('aria-rowcount', '10001')
  for (const [row, share] of [
    [2, 0],
    [5_000, 0.5],
    [10_001, 1],
  ] as const) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
    await expect(table.locator(`tr[aria-rowindex="${row}"]`)).toBeVisible()
    const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
    test.info().annotations.push({ type: 'nodes', description: `row ${row}: ${nodes}` })
    expect(nodes).toBeLessThanOrEqual(4_000)
  }
})

/** Collects what a page loads from now on. */
async function watchLoads(page: Page): Promise<Traffic[]> {
  return watchTraffic(await page.context().newCDPSession(page))
}

/** The bytes of the JavaScript in it. */
function sumOfScripts(traffic: readonly Traffic[]): number {
  return traffic.reduce((total, { isScript, bytes }) => total + (isScript ? bytes : 0), 0)
}

/** Collects the requests to the four interfaces from now on. */
async function countRequests(page: Page, config: Config): Promise<string[]> {
  const hosts = [config.indexerUrl, config.rpcUrl, config.explorerUrl, config.lendingUrl]
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') return
    if (hosts.some((host) => request.url().startsWith(host)))
      requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.slice(0, 200))
  })
  page.on('websocket', (socket) => requests.push(`WebSocket ${socket.url()}`))
  return requests
}

async function blockNumber(config: Config): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(config.rpcUrl, { method: 'POST', headers, body })
  const { result } = (await answer.json()) as { result: string }
  return Number(result)
}
