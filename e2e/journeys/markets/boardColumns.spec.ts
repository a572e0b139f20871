import { expect, type Page } from '@playwright/test'
import { type Config, test } from '../../fixtures.ts'
import { lookFaults } from '../../lookFaults.ts'
import { ask } from '../../servers/indexer.ts'
import { openWhole } from '../../testPages.ts'

const mostCounted = 200
const rowCount = 8

test('the columns of buys, sells and the largest holder load when chosen, and equal the indexer’s data', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const asked = countOperations(page)
  await page.goto('/markets?view=table')
  const table = page.getByRole('table', { name: 'Markets' })
  await expect(table.getByRole('row').nth(rowCount)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([asked('BuysAndSells'), asked('LargestHolders')]).toEqual([0, 0])

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Buys and sells 24 h' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Top holder' }).click()
  await page.keyboard.press('Escape')
  await expect(table.getByText('buys')).not.toHaveCount(0)
  await expect(table.locator('[title*="held by"]')).not.toHaveCount(0)
  // One request serves thirty rows, and the first screen has at most sixty.
  for (const name of ['BuysAndSells', 'LargestHolders']) {
    expect(asked(name), name).toBeGreaterThan(0)
    expect(asked(name), name).toBeLessThanOrEqual(2)
  }
  for (const name of ['Buys / sells', 'Top holder']) {
    const header = page.getByRole('columnheader', { name })
    await expect(header).toBeVisible()
    await expect(header).not.toHaveAttribute('aria-sort')
  }

  // The network may trade meanwhile; then both are read again.
  await expect(async () => {
    await page.reload()
    await expect(table.locator('tbody tr').nth(rowCount).getByText('buys')).toHaveCount(1)
    const shown = await readRows(page)
    expect(shown).toEqual(await Promise.all(shown.map(({ pool }) => truth(config, pool))))
  }).toPass({ timeout: 45_000 })
})

/** The number of operations with a name that the page has sent. */
function countOperations(page: Page) {
  const queries: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql'))
      queries.push(String(request.postDataJSON()?.query))
  })
  return (name: string) => queries.filter((query) => query.includes(`query ${name}(`)).length
}

type Row = { pool: string; buys: string; sells: string; holder: string }

/** The texts of the board's first rows. */
async function readRows(page: Page): Promise<Row[]> {
  const headers = await page.getByRole('columnheader').allTextContents()
  const place = (name: string) => headers.findIndex((text) => text.startsWith(name))
  const rows = page.getByRole('table', { name: 'Markets' }).locator('tbody tr')
  return Promise.all(
    Array.from({ length: rowCount }, async (_, index) => {
      const cells = rows.nth(index).locator('td')
      const link = cells.first().locator('a[href^="/markets/"]').first()
      const sides = (await cells.nth(place('Buys')).textContent()) ?? ''
      const [, buys = '', sells = ''] = /^([\d,]+\+?) buys ([\d,]+\+?) sells$/.exec(sides) ?? []
      const holder = cells.nth(place('Top holder'))
      await expect(holder).not.toHaveText('')
      const title = await holder.locator('[title]').first().getAttribute('title')
      return {
        pool: String((await link.getAttribute('href'))?.split('/').at(-1)),
        ...{ buys, sells },
        holder: String(title).replace(', the creator', ''),
      }
    }),
  )
}

type Answer = {
  swaps: { stablecoinIn: string | null; timestamp: string }[]
  market: { tokenAddress: string }
}

/** The same figures computed from the indexer's trades and holders. */
async function truth(config: Config, pool: string): Promise<Row> {
  const { swaps, market } = await ask<Answer>(
    config,
    `{ swaps(poolAddress: "${pool}", limit: 1000) { stablecoinIn timestamp } market(poolAddress: "${pool}") { tokenAddress } }`,
  )
  const all = swaps.filter(({ timestamp }) => Date.parse(timestamp) >= Date.now() - 24 * 3_600_000)
  const counted = all.slice(0, mostCounted)
  const buys = counted.filter(({ stablecoinIn }) => stablecoinIn !== null).length
  const plus = all.length > mostCounted ? '+' : ''
  const { topHolders } = await ask<{ topHolders: { holderAddress: string; percentage: number }[] }>(
    config,
    `{ topHolders(tokenAddress: "${market.tokenAddress}") { holderAddress percentage } }`,
  )
  const largest = topHolders.find(({ holderAddress }) => holderAddress !== pool)
  return {
    pool,
    buys: `${buys}${plus}`,
    sells: `${counted.length - buys}${plus}`,
    holder: largest
      ? `${cutAfter(largest.percentage, 6)}%, held by ${largest.holderAddress}`
      : 'Nobody but the pool holds any',
  }
}

/** A number rounded down to `places` decimals, without trailing zeros. */
function cutAfter(value: number, places: number): string {
  const [whole = '0', fraction = ''] = value.toFixed(12).split('.')
  return `${whole}.${fraction.slice(0, places)}`.replace(/\.?0+$/, '')
}

test('cards cut no figure, on a window of four and of two in a row', { tag: '@onlyNight' }, async ({
  page,
}) => {
  for (const width of [1_280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await openWhole(page, '/markets?view=cards')
    await expect(page.getByRole('list', { name: 'Markets' }).getByRole('listitem').first()).toBeVisible()
    expect(await lookFaults(page), `${width} px`).toEqual([])
  }
})
