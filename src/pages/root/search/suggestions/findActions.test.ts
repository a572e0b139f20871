import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { exactMatch } from '#pages/root/search/exactMatch.ts'
import { findSuggestions } from './findSuggestions.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

const asset = `0x${'AA'.repeat(20)}`
const pool = { symbol: 'TUSD', assetAddress: asset, pTokenAddress: asset, decimals: 6 }
const rates = { totalSupplied: '1', supplyApy: '1', borrowApy: '2' }

/** What the search offers for a text on a network with these markets, or a failing indexer, and these pools. */
async function find(text: string, markets: unknown[] | Response = [], pools: unknown[] = []) {
  await serve((url) => {
    if (!url.pathname.endsWith('/graphql')) return Response.json(pools)
    return markets instanceof Response ? markets : Response.json({ data: { searchMarkets: markets } })
  })
  return findSuggestions(client, text)
}

const poolOf = (id: number) => `0x${String(id).repeat(40)}`
const market = (id: number, symbol: string) => wireMarket(id, { symbol, poolAddress: poolOf(id) })

test.each([
  ['sell 5 TIDE', 'Sell 5 TIDE', 'trade=sell&amount=5&exact=in'],
  ['buy tide', 'Buy TIDE', 'trade=buy'],
  ['buy 1,000 TIDE', 'Buy 1000 TIDE', 'trade=buy&amount=1000&exact=out'],
  ['buy $25 of TIDE', 'Buy TIDE for $25', 'trade=buy&amount=25&exact=in'],
])('“%s” opens the form of the market: %s', async (text, title, search) => {
  const { suggestions } = await find(text, [market(1, 'TIDE'), market(2, 'TIDES')])
  expect(suggestions).toMatchObject([{ group: 'Actions', title, path: `/markets/${poolOf(1)}?${search}` }])
  expect(exactMatch(text, suggestions)?.title).toBe(title)
})

test('a market without a symbol is offered by its name', async () => {
  const { suggestions } = await find('buy Nameless', [wireMarket(1, { symbol: '', name: 'Nameless' })])
  expect(suggestions).toMatchObject([{ title: 'Buy Nameless' }])
})

test('of two markets with one name Enter opens neither', async () => {
  const { suggestions } = await find('buy TIDE', [market(1, 'TIDE'), market(2, 'tide')])
  expect(suggestions).toHaveLength(2)
  expect(exactMatch('buy TIDE', suggestions)).toBeNull()
})

test('a loan opens the dialog of its asset with the amount; without an asset every asset is offered', async () => {
  const other = { ...pool, ...rates, symbol: 'WETH', assetAddress: `0x${'bb'.repeat(20)}` }
  const { suggestions } = await find('borrow 100 tusd', [], [{ ...pool, ...rates }, other])
  expect(suggestions).toMatchObject([{ title: 'Borrow 100 TUSD', detail: '2% APY' }])
  expect(suggestions[0]?.path.toLowerCase()).toBe(
    `/lending?action=borrow&asset=${asset.toLowerCase()}&amount=100`,
  )
  client.clear()
  expect((await find('repay', [], [{ ...pool, ...rates }, other])).suggestions).toMatchObject([
    { title: 'Repay TUSD' },
    { title: 'Repay WETH' },
  ])
})

test('an indexer that fails is named, and nothing is offered in its place', async () => {
  expect(await find('buy TIDE', new Response('', { status: 500 }))).toEqual({
    suggestions: [],
    failed: ['indexer'],
    unreadable: 0,
  })
})
