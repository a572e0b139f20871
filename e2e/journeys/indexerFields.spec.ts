import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { buildSchema, parse } from 'graphql'
import { test } from '../fixtures.ts'
import { busiestMarket } from '../servers/indexer.ts'
import { openWhole } from '../testPages.ts'
import { buy, createMarket } from '../wallets/trader.ts'

const schema = buildSchema(readFileSync(new URL('../../spec/indexer.graphql', import.meta.url), 'utf8'))
const queries = Object.keys(schema.getQueryType()?.getFields() ?? {})
const subscriptions = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})

test('some page sends each of the indexer’s 17 queries, and gets an answer', { tag: '@onlyNight' }, async ({
  page,
  config,
}) => {
  test.slow()
  const answered = listen(page, config.indexerUrl)
  const { poolAddress, creator, symbol } = await busiestMarket(config)
  const market = `/markets/${poolAddress}`
  const asked: Record<string, string[]> = {
    '/markets?view=table': ['markets', 'trendingMarkets', 'recentSwaps'],
    [`/markets?q=${symbol}`]: ['searchMarkets'],
    [`${market}?tab=trades`]: ['market', 'swaps', 'candles'],
    [`${market}?tab=holders`]: ['topHolders', 'holderCount'],
    [`${market}?tab=transfers`]: ['tokenTransfers'],
    [`${market}?tab=fees`]: ['feeClaims'],
    [`${market}?tab=volatility`]: ['volatilityHistory'],
    [`${market}?tab=about`]: ['tokenMetadata', 'marketsByCreator'],
    [`/portfolio/${creator}`]: ['swapsByUser', 'transfersByAddress'],
    '/status': ['indexerStatus'],
  }
  expect(Object.values(asked).flat().toSorted()).toEqual(queries.toSorted())
  for (const [path, fields] of Object.entries(asked)) {
    answered.clear()
    await openWhole(page, path)
    await expect.poll(() => fields.filter((field) => !answered.has(field)), path).toEqual([])
  }
  expect(queries).toHaveLength(17)
})

test('the board opens each of the indexer’s 3 subscriptions, and receives events', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const arrived = listen(page, config.indexerUrl)
  await openWhole(page, '/markets?view=table')
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
  const { poolAddress } = await busiestMarket(config)
  await buy(config, poolAddress, 1n * 10n ** 18n, 71)
  await createMarket(config, 'FRSH', 71)
  await expect(page.getByRole('button', { name: /^Show \d+ new markets?$/ })).toBeVisible()
  await expect.poll(() => subscriptions.filter((field) => !arrived.has(field))).toEqual([])
  expect(subscriptions).toHaveLength(3)
  await page.getByRole('button', { name: /^Show \d+ new markets?$/ }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('FRSH')
})

/** Collects the root fields that the indexer answered, or sent events of, without an error and not null. */
function listen(page: Page, indexerUrl: string): Set<string> {
  const found = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().startsWith(`${indexerUrl}/graphql`)) return
    const asked = response.request().postDataJSON() as { query?: string } | null
    if (!asked?.query || !/json/.test(response.headers()['content-type'] ?? '')) return
    addFields(found, asked.query, await response.json().catch(() => null))
  })
  page.on('websocket', (socket) => {
    const asked = new Map<string, string>()
    socket.on('framesent', ({ payload }) => {
      const { type, id, payload: operation } = JSON.parse(String(payload))
      if (type === 'subscribe') asked.set(id, operation.query)
    })
    socket.on('framereceived', ({ payload }) => {
      const { type, id, payload: answer } = JSON.parse(String(payload))
      if (type === 'next') addFields(found, asked.get(id) ?? '', answer)
    })
  })
  return found
}

function addFields(found: Set<string>, query: string, answer: { data?: Record<string, unknown> } | null) {
  for (const definition of parse(query).definitions) {
    if (definition.kind !== 'OperationDefinition') continue
    for (const field of definition.selectionSet.selections) {
      if (field.kind !== 'Field') continue
      const value = answer?.data?.[field.alias?.value ?? field.name.value]
      if (value !== null && value !== undefined) found.add(field.name.value)
    }
  }
}
