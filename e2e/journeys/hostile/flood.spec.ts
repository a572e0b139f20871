import { expect, type Locator, type Page } from '@playwright/test'
import { test as base, type Config } from '../../fixtures.ts'
import { serveConfig } from './backend.ts'
import { startFloodIndexer } from './floodIndexer.ts'

const aSecond = 1_000
const floodSeconds = process.env.TIDELINE_NIGHTLY === '1' ? 10 : 4
const trades = floodSeconds * aSecond
const mostCommits = 5
const mostNodes = 4_000
const mostRequests = 40
const marketCount = 40
const newest = 20

type FloodIndexer = Awaited<ReturnType<typeof startFloodIndexer>>

const test = base.extend<{ indexer: FloodIndexer }>({
  indexer: async ({ config, page }, use) => {
    const indexer = await startFloodIndexer(marketCount)
    await serveConfig(page, { ...config, indexerUrl: indexer.url, curve: undefined } as Config)
    // Ages would render every second beside the trades.
    await page.addInitScript(() => localStorage.setItem('tideline.preferences', '{"time":"full"}'))
    await use(indexer)
    await indexer.stop()
  },
})

test('a market page renders a flood of trades in five commits a second, and is correct afterwards', {
  tag: '@onlyNight',
}, async ({ page, indexer }) => {
  const pool = String(indexer.pools[0])
  for (let count = 0; count < 30; count++) indexer.trade(pool)
  await page.goto(`/markets/${pool}?chart=table&interval=1m`)
  const views = {
    trades: page.getByRole('table', { name: 'Trades' }),
    candles: page.getByRole('table', { name: 'Candles' }),
    head: page.getByRole('main').locator('header').first(),
  }
  await expect(views.trades.locator('tbody tr')).toHaveCount(30)
  await expect(views.candles.locator('tbody tr').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const stop = await watch(page, views)
  const asked = indexer.asked.length

  await indexer.flood(trades, aSecond, [pool])
  await expect
    .poll(() => readCells(views.candles, ['Volume', 'Trades']))
    .toEqual(expectedCandles(indexer, pool))
  const hashes = indexer.newest(pool).map(({ wire }) => wire.txHash)
  await expect.poll(async () => (await readTrades(views.trades))[0]).toBe(hashes[0])
  expect(await readTrades(views.trades)).toEqual(hashes.slice(0, (await readTrades(views.trades)).length))
  await expect(page.getByRole('main').getByText(`${(trades + 30).toLocaleString('en')} trades`)).toBeVisible()
  await stop()
  expect(indexer.asked.length - asked).toBeLessThanOrEqual(mostRequests)
})

test('the board renders a flood of trades in five commits a second, and is correct afterwards', {
  tag: '@onlyNight',
}, async ({ page, indexer }) => {
  for (const pool of indexer.pools) indexer.trade(pool)
  await page.goto('/markets?view=table')
  const views = {
    board: page.getByRole('table', { name: 'Markets' }),
    traded: page.getByRole('region', { name: 'Just traded' }).getByRole('list'),
  }
  await expect(views.board.locator('tbody tr')).toHaveCount(marketCount)
  await expect(views.traded.getByRole('listitem')).toHaveCount(newest)
  await page.waitForLoadState('networkidle')
  const stop = await watch(page, views)
  const asked = indexer.asked.length

  await indexer.flood(trades, aSecond, indexer.pools)
  await expect.poll(() => readCells(views.board, ['Price', 'Trades 24 h'])).toEqual(expectedRows(indexer))
  await expect
    .poll(() => views.traded.getByRole('listitem').allTextContents())
    .toEqual(expectedChips(indexer))
  await stop()
  expect(indexer.asked.length - asked).toBeLessThanOrEqual(mostRequests)
})

type Watched = Window & { batches: number[]; longTasks: number[]; delays: number[] }

/**
 * Counts the changes of each view from now on: React commits at once, so an observer gets all changes of a commit
 * together. The returned function asserts the counts, and notes times, which depend on the machine.
 */
async function watch(page: Page, views: Record<string, Locator>) {
  const counters = await Promise.all(
    Object.entries(views).map(async ([name, view]) => ({
      name,
      counter: await view.evaluateHandle((element) => {
        const counted = { batches: 0, start: performance.now() }
        const observer = new MutationObserver(() => {
          counted.batches += 1
        })
        observer.observe(element, { childList: true, characterData: true, subtree: true })
        return counted
      }),
    })),
  )
  await page.evaluate(() => {
    const [longTasks, delays]: number[][] = [[], []]
    Object.assign(window, { longTasks, delays })
    new PerformanceObserver((list) =>
      longTasks?.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
    addEventListener('keydown', (event) => delays?.push(performance.now() - event.timeStamp), true)
  })
  const typing = setInterval(() => void page.keyboard.press('Shift').catch(() => undefined), 250)

  return async () => {
    clearInterval(typing)
    for (const { name, counter } of counters) {
      const { batches, seconds } = await counter.evaluate(({ batches: count, start }) => ({
        batches: count,
        seconds: (performance.now() - start) / 1_000,
      }))
      note('commits', `${name}: ${batches} in ${seconds.toFixed(1)} s`)
      expect(batches, name).toBeGreaterThan(mostCommits)
      // An answer that arrives meanwhile is no flush of events and may be a separate commit.
      expect(batches, name).toBeLessThanOrEqual(Math.ceil(mostCommits * seconds) + 5)
    }
    const { nodes, longTasks, delays } = await page.evaluate(() => ({
      nodes: document.getElementsByTagName('*').length,
      longTasks: (window as unknown as Watched).longTasks.reduce((sum, each) => sum + each, 0),
      delays: (window as unknown as Watched).delays.sort((left, right) => left - right),
    }))
    note('nodes', String(nodes))
    note('long tasks', `${Math.round(longTasks)} ms`)
    note(
      'input delay',
      `${Math.round(delays[Math.floor(delays.length * 0.98)] ?? 0)} ms, of ${delays.length}`,
    )
    expect(nodes).toBeLessThanOrEqual(mostNodes)
  }
}

function note(type: string, description: string) {
  test.info().annotations.push({ type, description })
}

/** The whole hashes of the shown trades, in order. */
async function readTrades(trades: Locator): Promise<string[]> {
  const links = await trades.locator('tbody tr a[href^="/tx/"]').all()
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
  return hrefs.map((href) => String(href).slice('/tx/'.length))
}

/** The cells of a table's rows below these headings: the exact figure of a title, or the text. */
function readCells(table: Locator, heads: readonly string[]): Promise<string[][]> {
  return table.evaluate((element, wanted) => {
    const texts = [...element.querySelectorAll('th')].map(({ textContent }) => textContent ?? '')
    const places = wanted.map((head) => texts.findIndex((text) => text.startsWith(head)))
    return [...element.querySelectorAll('tbody tr')].map(({ children }) =>
      places.map((place) => {
        const cell = children[place]
        return cell?.querySelector('[title]')?.getAttribute('title') ?? cell?.textContent ?? ''
      }),
    )
  }, heads)
}

function expectedCandles(indexer: FloodIndexer, pool: string): string[][] {
  return indexer
    .candles(pool, '1m')
    .map(({ volume, trades: count }) => [inDollars(volume), count.toLocaleString('en')])
    .reverse()
}

function expectedRows(indexer: FloodIndexer): string[][] {
  return indexer
    .markets()
    .map(({ spotPrice, trades24h }) => [inDollars(spotPrice), Number(trades24h).toLocaleString('en')])
}

function expectedChips(indexer: FloodIndexer) {
  return indexer
    .newest()
    .slice(0, newest)
    .map(({ cents }) => expect.stringContaining(inDollars(cents / 100)))
}

/** Dollars with every digit. */
function inDollars(value: unknown): string {
  return `$${Number(value).toLocaleString('en', { maximumFractionDigits: 20 })}`
}
