import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { allMarketsQuery, trendingMarketsQuery } from '#interfaces/indexer/market.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { fakeContracts } from '#interfaces/testing/fakeCurve.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { exampleSuggestions } from './exampleSuggestions.ts'

const asset = `0x${'aa'.repeat(20)}`
const pool = {
  symbol: 'TUSD',
  assetAddress: asset,
  pTokenAddress: asset,
  decimals: 6,
  totalSupplied: '1',
  supplyApy: '1',
  borrowApy: '2',
}

/** The examples on a network with these changes, after a page has read its markets and pools where `isRead`. */
async function examples(changes: object, isRead: boolean) {
  let page = 0
  const asked = await serve(({ pathname }) => {
    if (!pathname.endsWith('/graphql')) return Response.json([pool])
    return Response.json({ data: { markets: page++ === 0 ? [wireMarket(1, { symbol: 'TIDE' })] : [] } })
  }, changes)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (isRead) {
    await client.fetchQuery(allMarketsQuery())
    await client.fetchQuery(poolsQuery())
  }
  const before = asked.length
  const titles = exampleSuggestions(client).map(({ title }) => title)
  expect(asked).toHaveLength(before)
  return titles
}

test.each([
  ['after its markets and pools were read', true, ['Buy TIDE', 'Borrow TUSD']],
  ['before anything was read', false, ['Buy or sell tokens', 'Deposit or borrow']],
])('on a network that trades and lends, examples need no request %s', async (_, isRead, named) => {
  const titles = await examples({ curve: fakeContracts }, isRead)
  expect(titles).toEqual([...named, 'Create a market', 'Newest block'])
})

test('the trending markets that a page has read are among the examples', async () => {
  const markets = Array.from({ length: 6 }, (_, index) => wireMarket(index + 1))
  await serve(() => Response.json({ data: { trendingMarkets: markets } }), { curve: fakeContracts })
  const client = new QueryClient()
  await client.fetchQuery(trendingMarketsQuery(6))
  const trending = exampleSuggestions(client).filter(({ group }) => group === 'Markets')
  expect(trending.map(({ title }) => title)).toEqual(['M1', 'M2', 'M3', 'M4'])
})

test('on a network without known contracts, nothing is bought, borrowed or created', async () => {
  expect(await examples({ curve: undefined, lendingPool: undefined }, true)).toEqual(['Newest block'])
})
