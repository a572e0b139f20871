import type { Page } from '@playwright/test'
import type { Config } from '../fixtures.ts'

const markets = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  poolAddress: address('a', index),
  tokenAddress: address('b', index),
  nftId: index + 1,
  creator: address('c', 0),
  name: `Market ${index + 1}`,
  symbol: `M${index + 1}`,
  metadata: null,
  metadataImageUrl: null,
  virtualReserveUSD: '1000',
  realReserveUSD: '10',
  reserveToken: '1000000',
  spotPrice: '0.001',
  marketCap: '1000',
  volume24h: '5',
  volumeTotal: '50',
  trades24h: 1,
  tradesTotal: 2,
  feeStrategy: 0,
  volatility: 0,
  holders: 2,
  createdAtBlock: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: new Date().toISOString(),
}))

/** Makes the indexer have ten thousand markets, sent 5,000 at a time. Everything else is the real one's answer. */
export async function serveManyMarkets(page: Page, config: Config) {
  await page.route(`${config.indexerUrl}/graphql`, async (route) => {
    const { query = '', variables = {} } = route.request().postDataJSON() ?? {}
    if (!query.startsWith('query Markets(')) return route.continue()
    const { offset } = variables as { offset: number }
    await route.fulfill({ json: { data: { markets: markets.slice(offset, offset + 5_000) } } })
  })
}

function address(kind: string, index: number) {
  return `0x${kind}${index.toString().padStart(39, '0')}`
}
