import { expect, type Page } from '@playwright/test'
import { type Config, test } from '../../fixtures.ts'
import { pathOf } from '../../testPages.ts'

const banner =
  /^The indexer is [\d,]+ blocks .*behind the network: its prices and trades are those of block [\d,]+\. /

/* A real browser's addition to `test/faults/whileOpen.nightly.test.tsx`: the notice is in view. */
test('a market page shows that its indexer lags, and is live again on catch-up', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const indexer = await holdBack(page, config)
  await page.goto(await pathOf(config, 'market'))
  const said = page.getByRole('main').getByRole('status').filter({ hasText: banner })
  await expect(said).toBeVisible()
  await expect(said).toBeInViewport()
  const live = page.getByRole('main').getByText('Live', { exact: true })
  await expect(page.getByText('Behind', { exact: true }).first()).toBeVisible()
  await expect(live).toHaveCount(0)

  indexer.behind = 0
  await expect(said).toHaveCount(0)
  await expect(live.first()).toBeVisible()
})

/** Lets the indexer's status report a lag; its other answers are unchanged. */
async function holdBack(page: Page, config: Config) {
  const indexer = { behind: 500 }
  await page.route(`${config.indexerUrl}/graphql`, async (route) => {
    if (!route.request().postData()?.includes('IndexerStatus')) return route.fallback()
    const response = await route.fetch()
    const { data } = await response.json()
    data.indexerStatus.lastBlock -= indexer.behind
    await route.fulfill({ response, json: { data } })
  })
  return indexer
}
