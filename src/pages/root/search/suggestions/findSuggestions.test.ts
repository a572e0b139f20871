import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { alice, coin, id } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { findSuggestions } from './findSuggestions.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

/** Searches on a network whose explorer finds `items`, and whose indexer finds no market unless it fails. */
async function find(
  items: readonly unknown[] | Response,
  indexer = Response.json({ data: { searchMarkets: [] } }),
) {
  await serve((url) => {
    if (url.pathname.endsWith('/graphql')) return indexer
    return items instanceof Response ? items : Response.json({ items, next_page_params: null })
  })
  return findSuggestions(client, 'tide')
}

const token = { type: 'token', name: 'Tide', symbol: 'TIDE', address_hash: coin }

test('every kind of match leads to its page', async () => {
  const { suggestions, failed } = await find([
    token,
    { type: 'contract', name: 'Pool', address_hash: alice },
    { type: 'transaction', transaction_hash: id },
    { type: 'block', block_number: 3995, block_hash: id },
  ])
  expect(failed).toEqual([])
  expect(suggestions.map(({ group, title, detail, path }) => [group, title, detail, path])).toEqual([
    ['Tokens', 'TIDE', 'Tide', `/token/${coin}`],
    ['Addresses', 'Pool', alice, `/address/${alice}`],
    ['Transactions', 'Transaction', id, `/tx/${id}`],
    ['Blocks', 'Block 3,995', id, `/block/${id}`],
  ])
  expect(suggestions[0]?.address).toBe(coin)
})

test('the suggestion of a token has its price and its picture', async () => {
  const iconUrl = 'https://images.example/tide.png'
  const { suggestions } = await find([{ ...token, exchange_rate: '0.5', icon_url: iconUrl }])
  expect(suggestions[0]).toMatchObject({ price: '0.5', imageUrl: iconUrl })
})

test('the token of a market is suggested once, as the market, and one that is reported also alone', async () => {
  const searched = () =>
    Response.json({ data: { searchMarkets: [wireMarket(1, { tokenAddress: coin, symbol: 'TIDE' })] } })
  const { suggestions } = await find([token], searched())
  expect(suggestions.map(({ group }) => group)).toEqual(['Markets'])
  client.clear()
  const reported = await find([{ ...token, is_scam: true }], searched())
  expect(reported.suggestions.map(({ group }) => group)).toEqual(['Markets', 'Tokens'])
})

test('the tokens and the pools of markets beyond the first five are not suggested as tokens and addresses', async () => {
  const markets = Array.from({ length: 6 }, (_, index) =>
    wireMarket(index + 1, index === 5 ? { tokenAddress: coin, poolAddress: alice } : {}),
  )
  const { suggestions } = await find(
    [token, { type: 'contract', name: 'Tide market', address_hash: alice }],
    Response.json({ data: { searchMarkets: markets } }),
  )
  expect(suggestions.map(({ group }) => group)).toEqual(Array(5).fill('Markets'))
})

test('a market in other letters that looks like one found comes after it, once a page has read it', async () => {
  const [plain, imitation] = [
    wireMarket(1, { tokenAddress: coin, symbol: 'TIDE' }),
    // A Cyrillic I.
    wireMarket(2, { symbol: 'T\u0406DE' }),
  ]
  const other = wireMarket(3, { symbol: '\u041bED' })
  await serve(() => Response.json({ data: { markets: [imitation, other, plain] } }))
  await client.fetchQuery(allMarketsQuery())
  const { suggestions } = await find([], Response.json({ data: { searchMarkets: [plain] } }))
  expect(suggestions.map(({ title }) => title)).toEqual(['TIDE', 'T\u0406DE'])
})

test('deposits come after the tokens that they are deposits of', async () => {
  const { suggestions } = await find([{ ...token, symbol: 'pTIDE', address_hash: alice }, token])
  expect(suggestions.map(({ title }) => title)).toEqual(['TIDE', 'pTIDE'])
})

test('a match without a name is named by its kind or its address', async () => {
  const { suggestions } = await find([
    { type: 'token', name: null, symbol: null, address_hash: coin },
    { type: 'contract', name: null, address_hash: alice },
    { type: 'address', name: null, address_hash: alice },
    { type: 'block', block_number: 12 },
  ])
  expect(suggestions.map(({ title }) => title)).toEqual([coin, 'Contract', 'Address', 'Block 12'])
  expect(suggestions.at(-1)?.path).toBe('/block/12')
})

test.each([
  ['2', '2'],
  ['9007199254740993', '9007199254740993'],
])('a collection with #%s behind it leads to that token', async (id, inUrl) => {
  const asked = await serve(() =>
    Response.json({ items: [{ ...token, token_type: 'ERC-721' }, token], next_page_params: null }),
  )
  const { suggestions } = await findSuggestions(client, `tide #${id}`)
  expect(asked).toEqual(['/search?q=tide'])
  expect(suggestions).toMatchObject([
    { title: `TIDE #${id}`, address: coin, path: `/token/${coin}?id=${inUrl}` },
  ])
})

test('each group has at most five suggestions', async () => {
  const tokens = Array.from({ length: 9 }, (_, index) => ({
    ...token,
    symbol: `T${index}`,
    address_hash: `0x${String(index).repeat(40)}`,
  }))
  const { suggestions } = await find([...tokens, { type: 'address', address_hash: alice }])
  expect(suggestions.map(({ title }) => title)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'Address'])
})

test('a failed interface is named, and the matches of the other are listed', async () => {
  expect(await find([token], new Response(null, { status: 500 }))).toMatchObject({
    suggestions: [{ title: 'TIDE' }],
    failed: ['indexer'],
  })
  client.clear()
  expect(await find(new Response(null, { status: 500 }))).toEqual({
    suggestions: [],
    failed: ['explorer'],
    unreadable: 0,
  })
})

test('matches that cannot be read are counted', async () => {
  const found = await find(
    [token, { type: 'token', address_hash: 'nowhere' }],
    Response.json({ data: { searchMarkets: [wireMarket(1), wireMarket(2, { spotPrice: 'cheap' })] } }),
  )
  expect(found.suggestions.map(({ title }) => title)).toEqual(['M1', 'TIDE'])
  expect(found.unreadable).toBe(2)
})
