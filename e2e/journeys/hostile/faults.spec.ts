import { expect, type Locator, type Page } from '@playwright/test'
import { pathOf, type TestPageName } from '../../testPages.ts'
import { type Backend, type Fault, serveConfig, test } from './backend.ts'

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('row').nth(2)

/** What each page shows when the explorer answers. */
const sound: Partial<Record<TestPageName, (page: Page) => Locator>> = {
  transaction: (page) => main(page).getByRole('tab', { name: 'Logs' }),
  block: (page) => main(page).getByRole('tab', { name: 'Transactions' }),
  address: rows,
  transactions: rows,
  token: rows,
}
const names = Object.keys(sound) as TestPageName[]
const shows = (name: TestPageName, page: Page) => sound[name]?.(page) ?? main(page)

/** Each with the sentence that is true of it, and how often the pages are looked at: every 100 ms. */
const faults: { title: string; fault: Fault; sentence: RegExp; looks: number }[] = [
  {
    title: 'fails',
    fault: { kind: 'status', status: 500, body: '"Internal server error"', type: 'application/json' },
    sentence: /The request was refused by the explorer/,
    looks: 90,
  },
  {
    title: 'answers with a web page',
    fault: { kind: 'body', body: '<!doctype html><h1>Welcome</h1>' },
    sentence: /cannot read the answer of the explorer/,
    looks: 20,
  },
  {
    title: 'limits the requests',
    fault: {
      kind: 'status',
      status: 429,
      body: '{"message":"Too many requests."}',
      type: 'application/json',
      headers: { 'retry-after': '0', 'x-ratelimit-reset': '2000' },
    },
    sentence: /Too many requests to the explorer/,
    looks: 20,
  },
]

for (const { title, fault, sentence, looks } of faults) {
  test(`while the explorer ${title} no page flickers, and all recover by themselves`, async ({
    page,
    config,
    backend,
  }) => {
    const tabs = await openTabs(page, backend)
    backend.faults.set('explorer', fault)
    await Promise.all(tabs.map(async ([name, tab]) => tab.goto(await pathOf(config, name))))
    for (const [name, tab] of tabs) {
      await expect(main(tab).getByText(sentence).first(), name).toBeVisible()
      await expect(main(tab).getByLabel('Loading'), name).toHaveCount(0)
    }
    const seen = await Promise.all(tabs.map(async ([name, tab]) => [name, await look(tab, looks)]))
    expect(seen).toEqual(names.map((name) => [name, ['still']]))

    backend.faults.delete('explorer')
    for (const [name, tab] of tabs) await expect(shows(name, tab), name).toBeVisible({ timeout: 12_000 })
  })
}

test('an explorer that dies while its pages are open leaves what is shown, and says since when', async ({
  page,
  config,
  backend,
}) => {
  const path = await pathOf(config, 'address')
  await page.goto(path)
  await expect(rows(page)).toBeVisible()
  backend.faults.set('explorer', { kind: 'down' })
  const stale = main(page).getByText(/^As of .*Can't reach the explorer\.$/)
  await expect(stale).toBeVisible()
  await expect(rows(page)).toBeVisible()
  backend.faults.delete('explorer')
  await expect(stale).toHaveCount(0)
  // Nothing is asked for as a whole again and again: one row tells what is new.
  const start = backend.requests.length
  const lists = () => backend.requests.slice(start).filter((each) => /\/transactions(\?|$)/.test(each))
  await expect.poll(() => lists().length).toBeGreaterThan(2)
  expect(lists().filter((each) => !each.includes('items_count=1')).length).toBeLessThanOrEqual(1)
})

async function openTabs(page: Page, backend: Backend): Promise<[TestPageName, Page][]> {
  return Promise.all(
    names.map(async (name): Promise<[TestPageName, Page]> => {
      const tab = await page.context().newPage()
      await serveConfig(tab, backend.config)
      return [name, tab]
    }),
  )
}

/** What a page was between one look and the next: always "still", or loading, or blank. */
function look(page: Page, times: number): Promise<string[]> {
  return page.evaluate(
    (most) =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>()
        let count = 0
        const timer = setInterval(() => {
          const shown = document.querySelector('main')
          const isLoading = shown?.querySelector('[aria-label="Loading"], .animate-pulse')
          const says = /explorer/i.test(shown?.textContent ?? '')
          seen.add(isLoading ? 'loading' : says ? 'still' : 'blank')
          count += 1
          if (count < most) return
          clearInterval(timer)
          resolve([...seen])
        }, 100)
      }),
    times,
  )
}
