import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { PortfolioFigures } from './PortfolioFigures.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const token = {
  ...{ address: `0x${'c1'.repeat(20)}`, name: 'Tide', symbol: 'TIDE', type: 'ERC-20', decimals: 0 },
  exchange_rate: '2',
}
const row = { token, value: '21' }

/** Renders the head of a portfolio on a network without lending, whose explorer sends this list of tokens. */
async function show(list: object) {
  await loadTestConfig({ lendingUrl: undefined, lendingPool: undefined })
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) =>
    String(url).startsWith(testConfig.explorerUrl)
      ? Response.json(list)
      : answerCalls(String(init.body), () => ({ result: '0x0' })),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PortfolioFigures address={owner} />
    </QueryClientProvider>,
  )
  await screen.findByTitle('$42')
  return document.body.textContent
}

test('a complete list of tokens gives the value without "at least"', async () => {
  expect(await show({ items: [row], next_page_params: null })).not.toContain('At least')
})

test.each([
  ['of a list that goes on', { items: [row], next_page_params: { items_count: 50 } }],
  ['of a list with a row that cannot be read', { items: [row, { token: 5 }], next_page_params: null }],
])('the value %s is called "at least"', async (_, list) => {
  expect(await show(list)).toContain('At least: not all tokens were read')
})

test.each([
  [
    'a price is missing',
    [row, { ...row, token: { ...token, address: `0x${'c2'.repeat(20)}`, exchange_rate: null } }],
    true,
  ],
  [
    'only a token of which nothing is held has none',
    [row, { value: '0', token: { ...token, address: `0x${'c2'.repeat(20)}`, exchange_rate: null } }],
    false,
  ],
])('the value says that it leaves a token out where %s', async (_, items, isSaid) => {
  expect((await show({ items, next_page_params: null }))?.includes('Without 1 unpriced token')).toBe(isSaid)
})

test('an unknown net worth has no note on what it leaves out', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no connection')))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PortfolioFigures address={owner} />
    </QueryClientProvider>,
  )
  expect(document.body.textContent).toContain('Net worth–')
  expect(document.body.textContent).not.toContain('Without')
})

test('a wallet without deposits and loans has no figures of them, one with a debt says how much is deducted', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const account = {
    ...{ creditScore: 600, health: null },
    ...{ powerUsd: 0n, debtUsd: 0n, availableUsd: 0n, collateralUsd: 0n },
  }
  const stateOf = (supplied: bigint, debtUsd = 0n) =>
    ({ reserves: [], account: { ...account, debtUsd }, positions: [{ supplied, borrowed: 0n }] }) as never
  const head = () => (
    <QueryClientProvider client={client}>
      <PortfolioFigures key={Math.random()} address={owner} />
    </QueryClientProvider>
  )
  client.setQueryData(userStateQuery(owner).queryKey, stateOf(1n))
  const { rerender } = render(head())
  expect(document.body.textContent).toContain('Net deposits')
  expect(document.body.textContent).not.toContain('of debt')
  client.setQueryData(userStateQuery(owner).queryKey, stateOf(1n, 125_000_000n))
  rerender(head())
  expect(document.body.textContent, 'the debt that is deducted').toContain('After $1.25 of debt')
  client.setQueryData(userStateQuery(owner).queryKey, stateOf(0n))
  rerender(head())
  expect(document.body.textContent).toMatch(/^Net worth.*Credit score.*Ether/)
  expect(document.body.textContent).not.toMatch(/Net deposits|Token value/)
  client.setQueryData(userStateQuery(owner).queryKey, null)
  rerender(head())
  expect(document.body.textContent, 'the pool does not report deposits').toContain('Token value')
})
