import { expect, type Page } from '@playwright/test'
import { pathOf, type TestPageName } from '../../testPages.ts'
import { type Config, test } from '../../tideline.ts'

const banner =
  /^The indexer is [\d,]+ blocks .*behind the network: its prices and trades are those of block [\d,]+\. /

for (const name of ['markets', 'market'] as const) {
  test(`an indexer that lags is said to on the page "${name}", which is not live until it caught up`, async ({
    page,
    config,
  }) => {
    const { indexer, said } = await openBehind(page, config, name)
    const live = page.getByRole('main').getByText('Live', { exact: true })
    await expect(page.getByText('Behind', { exact: true }).first()).toBeVisible()
    await expect(live).toHaveCount(0)

    indexer.behind = 0
    await expect(said).toHaveCount(0)
    await expect(live.first()).toBeVisible()
  })
}

for (const name of ['home', 'token', 'portfolio'] as const) {
  test(`an indexer that lags is said to on the page "${name}", whose prices are its own`, async ({
    page,
    config,
  }) => {
    const { indexer, said } = await openBehind(page, config, name)
    indexer.behind = 0
    await expect(said).toHaveCount(0)
  })
}

test('with the node down and an indexer that does not say how far the network is, no lag is claimed', async ({
  page,
  config,
}) => {
  const indexer = await holdBack(page, config)
  indexer.says = false
  await page.route(`${config.rpcUrl}**`, (route) => route.abort())
  await page.goto('/markets')
  await expect.poll(() => indexer.asked, { timeout: 30_000 }).toBeGreaterThan(1)
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(banner)).toHaveCount(0)
})

/** Opens a page whose indexer is far behind, and finds where it says so. */
async function openBehind(page: Page, config: Config, name: TestPageName) {
  const indexer = await holdBack(page, config)
  await page.goto(await pathOf(config, name))
  const said = page.getByRole('main').getByRole('status').filter({ hasText: banner })
  await expect(said).toBeVisible()
  await expect(said).toBeInViewport()
  return { indexer, said }
}

/** Lets the indexer say that it is so many blocks behind. Its answers are those it has: only its status is another. */
async function holdBack(page: Page, config: Config) {
  const indexer = { behind: 500, says: true, asked: 0 }
  await page.route(`${config.indexerUrl}/graphql`, async (route) => {
    if (!route.request().postData()?.includes('IndexerStatus')) return route.fallback()
    indexer.asked += 1
    const response = await route.fetch()
    const { data } = await response.json()
    const status = data.indexerStatus
    status.lastBlock -= indexer.behind
    if (!indexer.says) Object.assign(status, { headBlock: null, lag: null })
    await route.fulfill({ response, json: { data } })
  })
  return indexer
}
