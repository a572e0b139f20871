// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HostileNetwork, samples } from './network.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { pages } from './pages.ts'
import { createSilentChart } from './silentCharts.ts'

vi.mock('lightweight-charts', async (original) => ({
  ...(await original<object>()),
  createChart: createSilentChart,
}))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** What a page is about: its figures in the head are those of this address, pool or token. */
const subjects = [samples.address, samples.pool, samples.token, samples.block, samples.transaction]

/** The first number of a text as it stands there, with its sign and its unit: a cell may say more behind it. */
function figureOf(text: string | null | undefined): string | null {
  return /[−+<>]?\$?[\d,.]*\d[KMBT]?%?/.exec(text ?? '')?.[0] ?? null
}

type MarketRecord = { poolAddress: string; spotPrice: string }

/** The pages were recorded one after the other: each market is as it was in the first answer that has it. */
function atOneMoment(whole: string, markets: Map<string, object>): string {
  const isMarket = (value: object): value is MarketRecord => 'poolAddress' in value && 'spotPrice' in value
  return JSON.stringify(
    JSON.parse(whole, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !isMarket(value)) return value
      const first = markets.get(value.poolAddress) ?? value
      markets.set(value.poolAddress, first)
      return first
    }),
  )
}

/** Adds the labelled figures of the head of a page, and those of the rows of its tables that link to a market. */
function collect(path: string, found: Map<string, Map<string, string>>) {
  const add = (thing: string, label: string, text: string | null | undefined) => {
    const figure = figureOf(text)
    if (figure === null || label === '') return
    const texts = found.get(`${thing} ${label}`) ?? new Map<string, string>()
    found.set(`${thing} ${label}`, texts.set(path, figure))
  }
  const subject = subjects.find((each) => path.includes(String(each))) ?? path
  for (const label of document.querySelectorAll('main .grid > .truncate.text-xs.text-muted'))
    add(String(subject), label.textContent ?? '', label.nextElementSibling?.textContent)
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent ?? '')
    for (const row of table.querySelectorAll('tbody tr')) {
      const pool = row.querySelector('a[href^="/markets/0x"]')?.getAttribute('href')?.split('/')[2]
      if (!pool || table.caption?.textContent !== 'Markets') continue
      for (const [index, cell] of [...row.children].entries()) add(pool, heads[index] ?? '', cell.textContent)
    }
  }
}

test('no two pages say the same figure of the same thing in two ways', { timeout: 120_000 }, async () => {
  const found = new Map<string, Map<string, string>>()
  const markets = new Map<string, object>()
  for (const { path } of pages) {
    const network = new HostileNetwork()
    network.rewrite = (whole, from) => (from === 'indexer' ? atOneMoment(whole, markets) : whole)
    await stageBrowser(network)
    const app = await openApp(path)
    await app.pass(4)
    collect(path, found)
    app.close()
    cleanup()
    vi.useRealTimers()
  }
  const shared = [...found].filter(([, texts]) => texts.size > 1)
  expect(shared.length, [...found.keys()].join('\n')).toBeGreaterThan(1)
  const different = shared.filter(([, texts]) => new Set(texts.values()).size > 1)
  expect(different.map(([figure, texts]) => [figure, Object.fromEntries(texts)])).toEqual([])
})
