import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { SearchPage } from './SearchPage.tsx'

type Found = { items?: readonly object[]; markets?: readonly object[]; text?: string; changes?: object }

/** Opens the search for a text on a network whose explorer and indexer have these matches. */
async function open({ items = [], markets = [], text = 'zz', changes = {} }: Found) {
  await serve(
    ({ hostname }) =>
      hostname === 'indexer.test'
        ? Response.json({ data: { searchMarkets: markets, trendingMarkets: [wireMarket(1)] } })
        : Response.json({ items, next_page_params: null }),
    changes,
  )
  renderPart(<SearchPage />, `/search?q=${text}`, '/search')
}

test('a search that nobody has a match for says it once, and shows trending markets below', async () => {
  await open({})
  await screen.findByText(/^Nothing matches/)
  await screen.findByRole('heading', { name: 'Trending markets' })
  await screen.findByText('M1')
  expect(screen.queryByText('No matching markets.')).toBeNull()
})

test('no market that matches is said where the explorer has a match, without trending markets', async () => {
  const address_hash = `0x${'ab'.repeat(20)}`
  await open({ items: [{ type: 'address', address_hash, name: 'Zz', is_smart_contract_verified: false }] })
  await screen.findByText('No matching markets.')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Trending markets' })).toBeNull())
})

test.each([
  ['a contract of the site', { text: 'lending' }, 'Lending pool'],
  ['a market', { markets: [wireMarket(2)] }, 'M2'],
])('where %s matches, the page says only that the explorer has no match', async (_, found, name) => {
  await open(found)
  await screen.findByText(name)
  await screen.findByText(/^No other matches in the explorer\./)
  expect(screen.queryByText(/Nothing matches/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Trending markets' })).toBeNull()
})

test.each([
  ['share a symbol', 'M2', 2, /^Two different tokens are called M2/],
  ['imitate a symbol in other letters', 'М2', 1, /looks like M2 .* written with other letters/],
])('markets that %s are warned of and marked with their address', async (_, symbol, marked, warning) => {
  await open({ markets: [wireMarket(2), wireMarket(3, { symbol, name: 'Market 2' })] })
  const note = await screen.findByRole('note', {}, { timeout: 15_000 })
  expect(note.textContent?.trim()).toMatch(warning)
  expect(screen.getAllByText('Look-alike')).toHaveLength(marked)
})

test('markets of different symbols have no warning', async () => {
  await open({ markets: [wireMarket(2), wireMarket(3)] })
  await screen.findByText('M3')
  expect(screen.queryByRole('note')).toBeNull()
})

test('on a network without markets, a search without a match says that nothing matches', async () => {
  await open({ changes: { indexerUrl: undefined } })
  await screen.findByText(/^Nothing matches/)
})

const tokenMatch = (address_hash: string, symbol = 'M2') => ({
  type: 'token',
  address_hash,
  name: 'Market 2',
  symbol,
  is_smart_contract_verified: false,
})

test('neither the pool nor the token of a market above is listed again below', async () => {
  const market = wireMarket(2)
  await open({
    markets: [market],
    items: [
      tokenMatch(`0x${'ab'.repeat(20)}`, 'pM2'),
      tokenMatch(String(market.tokenAddress)),
      { type: 'contract', address_hash: market.poolAddress, name: 'Market 2 pool' },
    ],
    text: 'M2',
  })
  await screen.findByText('pM2')
  await waitFor(() => expect(screen.getAllByText('M2')).toHaveLength(1))
  expect(screen.queryByText('Market 2 pool')).toBeNull()
  expect(document.querySelector(`a[href="/token/${market.tokenAddress}"]`)).toBeTruthy()
})

test('tokens of markets that look alike are warned of once, where nothing else matches', async () => {
  const markets = [wireMarket(2), wireMarket(3, { symbol: 'М2' })]
  const items = markets.map((market) => tokenMatch(String(market.tokenAddress), String(market.symbol)))
  await open({ markets, items, text: 'M2' })
  await screen.findByText(/^No other matches in the explorer\./)
  await screen.findByText(/and is written with other letters/)
})

test('look-alikes are warned of once, above all lists, where another token matches too', async () => {
  const markets = [wireMarket(2), wireMarket(3, { symbol: 'M2' })]
  const items = [
    ...markets.map((market) => tokenMatch(String(market.tokenAddress))),
    tokenMatch(`0x${'ab'.repeat(20)}`, 'pM2'),
  ]
  await open({ markets, items, text: 'M2' })
  await screen.findByText('pM2')
  await screen.findAllByText('Look-alike')
  const [note, ...others] = screen.getAllByText(/^Two different tokens are called/)
  expect(others).toEqual([])
  const list = screen.getByRole('heading', { name: /^Markets and their tokens/ })
  expect(note?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('tokens that share a symbol are told apart by address, also on a network without markets', async () => {
  const items = [tokenMatch(`0x${'ab'.repeat(20)}`), tokenMatch(`0x${'cd'.repeat(20)}`)]
  await open({ items, changes: { indexerUrl: undefined } })
  await screen.findByText('Two different tokens are called', { exact: false })
})

test('matches of several kinds have a table each, the closest first, and a count', async () => {
  const contract = { type: 'contract', address_hash: `0x${'ef'.repeat(20)}`, name: 'Zz vault' }
  const receipt = { ...tokenMatch(`0x${'ab'.repeat(20)}`, 'pZZ'), name: 'Deposit of zz' }
  const exact = { ...tokenMatch(`0x${'cd'.repeat(20)}`, 'ZZ'), name: 'Zed' }
  await open({ items: [contract, receipt, exact], changes: { indexerUrl: undefined } })
  await screen.findByText('Zz vault')
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Tokens 2', 'Addresses and contracts 1'])
  const symbols = screen.getAllByText(/^p?ZZ$/).map(({ textContent }) => textContent)
  expect(symbols).toEqual(['ZZ', 'pZZ'])
})

test('a part of an address that nothing matches says how many digits are missing, once', async () => {
  await open({ text: '0x1234ab' })
  await screen.findByText(/^Nothing matches .*This has 6\.$/)
  expect(screen.getAllByText(/This has 6/)).toHaveLength(1)
  await screen.findByRole('heading', { name: 'You can search for' })
})

test('on a phone a token that matches is a card with its symbol, name, price and address', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const address = `0x${'ab'.repeat(20)}`
  await open({ items: [{ ...tokenMatch(address, 'ZZ'), exchange_rate: '2.5' }], text: 'zz' })
  const list = await screen.findByRole('list', { name: 'Matches' })
  const [card, ...others] = within(list).getAllByRole('listitem')
  expect(others).toEqual([])
  const lines = [...(card?.children ?? [])].map(({ textContent }) => textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/ZZ ?Market 2/)
  expect(lines[1]).toMatch(/\$2\.50?/)
  expect(within(list).getByRole('link', { name: /ZZ/ }).getAttribute('href')).toMatch(/^\/token\/0xab/i)
})
