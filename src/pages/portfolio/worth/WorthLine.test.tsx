import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { setClock } from '#lib/browser/clock.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { WorthLine } from './WorthLine.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const other = checksummed(`0x${'b2'.repeat(20)}`)
const tide = checksummed(`0x${'c1'.repeat(20)}`)
const reef = checksummed(`0x${'c2'.repeat(20)}`)
const coin = checksummed(`0x${'c3'.repeat(20)}`)
const poolOf: Record<string, string> = { [tide]: `0x${'d1'.repeat(20)}`, [reef]: `0x${'d2'.repeat(20)}` }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:30:00Z') })
})

let id = 0

function transfer(token: string, at: string, amount: string, isOut = false) {
  id += 1
  return {
    ...{ id, transactionHash: `0x${id.toString(16).padStart(64, '0')}`, tokenAddress: token, amount },
    fromAddress: isOut ? owner : other,
    toAddress: isOut ? other : owner,
    ...{ blockNumber: id, timestamp: `2026-11-20T${at}:00Z` },
  }
}

const close = (at: string, price: unknown) => ({ openTime: `2026-11-20T${at}:00Z`, close: price })

type Wire = {
  transfers: object[]
  closes: Record<string, object[]>
  pageRows?: number
  /** The explorer's current prices of tokens. */
  rates?: Record<string, string>
  /** The site's clock where it differs from this device's. */
  clock?: string
  days?: number
  /** What the lending pool reports of the address: a dollar of each asset is worth a dollar. Without it there is no pool. */
  owed?: { asset: string; borrowed: bigint }
}

/** Shows the line of an address on an indexer with these records, newest first, which sends at most so many rows a page. */
async function show({ transfers, closes, pageRows = 1_000, rates = {}, clock, days, owed }: Wire) {
  await loadTestConfig(owed ? {} : { lendingUrl: undefined, lendingPool: undefined })
  setClock(new Headers(clock ? { date: clock } : {}))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: RequestInfo, init: RequestInit) => {
    const token = Object.keys(rates).find((each) => String(url).endsWith(`/tokens/${each}`))
    if (token) return Response.json({ address_hash: token, type: 'ERC-20', exchange_rate: rates[token] })
    const { query, variables } = JSON.parse(String(init.body))
    asked.push(/query (\w+)/.exec(query)?.[1] ?? '')
    const each = (answer: (address: string) => unknown, letter: string) =>
      Object.fromEntries(
        Object.entries(variables).flatMap(([name, value]) =>
          name.startsWith('p') ? [[`${letter}${name.slice(1)}`, answer(String(value))]] : [],
        ),
      )
    if (query.includes('transfersByAddress')) {
      const rows = transfers.slice(variables.offset, variables.offset + pageRows)
      return Response.json({ data: { transfersByAddress: rows } })
    }
    if (query.includes('SomeMarkets')) {
      const market = (token: string) => {
        const { close: spotPrice } = (closes[token]?.at(-1) ?? {}) as { close?: unknown }
        // Its price is that of its last trade, and what its reserves say.
        const prices = spotPrice
          ? { spotPrice, virtualReserveUSD: spotPrice, realReserveUSD: '0', reserveToken: '1' }
          : {}
        const own = { tokenAddress: token, poolAddress: poolOf[token], ...prices }
        return poolOf[token] ? wireMarket(1, own) : null
      }
      return Response.json({ data: each(market, 'm') })
    }
    const known = Object.fromEntries(
      Object.entries(closes).map(([token, list]) => [poolOf[token]?.toLowerCase(), list]),
    )
    return Response.json({ data: each((pool) => known[pool.toLowerCase()] ?? [], 'c') })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (owed) {
    const reserve = { ...owed, pToken: other, decimals: 6, price: 10n ** 18n, supplyIndex: ray }
    client.setQueryDefaults(userStateQuery(owner).queryKey, { staleTime: Number.POSITIVE_INFINITY })
    client.setQueryData(userStateQuery(owner).queryKey, { reserves: [reserve], positions: [owed] } as never)
  }
  render(
    <QueryClientProvider client={client}>
      <WorthLine address={owner} {...(days && { days })} />
    </QueryClientProvider>,
  )
  return asked
}

const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent)

test('the line values holdings at the prices of their time, from all pages of transfers, in a few requests', async () => {
  const transfers = [
    transfer(tide, '03:10', '1', true),
    transfer(coin, '02:40', '99'),
    transfer(reef, '02:10', '10'),
    transfer(tide, '01:20', '2'),
  ]
  const closes = { [tide]: [close('01:00', '1.5'), close('03:00', '2')], [reef]: [close('02:00', '0.25')] }
  const asked = await show({ transfers, closes, pageRows: 2 })
  await screen.findByRole('img', { name: /^Worth/ })
  expect(titles()).toEqual([
    '20 Nov 2026, 02:00 UTC: $3.00',
    '20 Nov 2026, 03:00 UTC: $5.50',
    '20 Nov 2026, 04:00 UTC: $4.50',
    '20 Nov 2026, 05:00 UTC: $4.50',
    'Now: $4.50',
  ])
  expect(document.body.textContent).toContain(
    "Valued hourly: market tokens at their price then, others at today's. Excludes ETH and 1 token without a price.",
  )
  expect(asked.filter((name) => name && name !== 'TransfersByAddress').sort()).toEqual([
    'ClosingPrices',
    'SomeMarkets',
  ])
})

test('a token without a market counts at the explorer’s current price', async () => {
  const transfers = [
    transfer(coin, '04:20', '1', true),
    transfer(coin, '01:30', '3'),
    transfer(tide, '01:20', '2'),
  ]
  await show({ transfers, closes: { [tide]: [close('01:00', '1')] }, rates: { [coin]: '10' } })
  await screen.findByRole('img', { name: /^Worth/ })
  expect(titles().map((title) => title?.split(': ').at(-1))).toEqual([
    '$32.00',
    '$32.00',
    '$32.00',
    '$22.00',
    '$22.00',
  ])
  expect(document.body.textContent).toContain('Excludes ETH.')
})

test('the line ends now, also with a device clock two hours ahead', async () => {
  const wire = { transfers: [transfer(tide, '00:20', '2')], closes: { [tide]: [close('00:00', '2')] } }
  await show({ ...wire, clock: 'Fri, 20 Nov 2026 03:30:00 GMT' })
  await screen.findByRole('img', { name: /^Worth/ })
  expect(titles().map((title) => title?.split(': ')[0])).toEqual([
    '20 Nov 2026, 01:00 UTC',
    '20 Nov 2026, 02:00 UTC',
    '20 Nov 2026, 03:00 UTC',
    'Now',
  ])
})

test('the line of somebody who began minutes ago has a value for each minute', async () => {
  const wire = { transfers: [transfer(tide, '03:28', '2')], closes: { [tide]: [close('01:00', '2')] } }
  await show({ ...wire, clock: 'Fri, 20 Nov 2026 03:30:30 GMT' })
  await screen.findByRole('img', { name: /^Worth/ })
  expect(titles()).toEqual(['20 Nov 2026, 03:29 UTC: $4.00', '20 Nov 2026, 03:30 UTC: $4.00', 'Now: $4.00'])
  expect(document.body.textContent).toContain('Valued every minute')
})

test('the line of a day begins a day ago, with what was held before it', async () => {
  const old = { ...transfer(tide, '01:20', '2'), timestamp: '2026-11-10T01:20:00Z' }
  const price = { openTime: '2026-11-10T01:00:00Z', close: '1.5' }
  const closes = { [tide]: [price, close('03:00', '2')] }
  await show({ transfers: [transfer(tide, '04:10', '1'), old], closes, days: 1 })
  await screen.findByRole('img', { name: /^Worth/ })
  const shown = titles()
  expect(shown[0]).toBe('19 Nov 2026, 06:00 UTC: $3.00')
  expect(shown.slice(-3)).toEqual([
    '20 Nov 2026, 04:00 UTC: $4.00',
    '20 Nov 2026, 05:00 UTC: $6.00',
    'Now: $6.00',
  ])
  expect(document.body.textContent).toContain('Valued hourly')
  const head = screen.getByText('$6.00 in tokens and positions').parentElement
  expect(head?.textContent).toMatch(/positionsWith transfers in and out: \+\$3\.00 in 24 h$/)
  // It is no profit: what was sent here is in it.
  expect(document.querySelector('.text-up')).toBeNull()
})

test('the whole line has no change: it began with what was sent here', async () => {
  const old = { ...transfer(tide, '01:20', '2'), timestamp: '2026-11-17T01:20:00Z' }
  const price = { openTime: '2026-11-17T01:00:00Z', close: '1.5' }
  await show({ transfers: [old], closes: { [tide]: [price, close('03:00', '2')] } })
  const now = await screen.findByText('$4.00 in tokens and positions')
  expect(now.parentElement?.textContent).toBe('$4.00 in tokens and positions')
})

test('a time with an unknown price is a gap, and the note says so', async () => {
  const transfers = [transfer(tide, '01:20', '2')]
  await show({ transfers, closes: { [tide]: [close('03:00', '2')] } })
  const line = await screen.findByRole('img', { name: /^Worth/ })
  expect(titles().map((title) => title?.split(': ').at(-1))).toEqual([
    'unknown',
    'unknown',
    '$4.00',
    '$4.00',
    '$4.00',
  ])
  expect(line.querySelector('path')?.getAttribute('d')).toMatch(/^M240\.0 /)
  expect(document.body.textContent).toContain('Gaps: a token price is unknown.')
})

test('a token with a price that cannot be read is left out and counted', async () => {
  const transfers = [transfer(reef, '01:30', '1'), transfer(tide, '01:20', '2')]
  const closes = { [tide]: [close('01:00', '1')], [reef]: [close('01:00', 'dear')] }
  await show({ transfers, closes })
  await screen.findByRole('img', { name: /^Worth/ })
  expect(titles().at(-1)).toBe('Now: $2.00')
  expect(document.body.textContent).toContain('1 token whose records are incomplete')
})

test('with unreadable transfers no line is drawn', async () => {
  await show({ transfers: [transfer(tide, '01:20', '2'), { id: 'x' }], closes: {} })
  await screen.findByText('Not all transfers could be read, so what was held when is unknown.')
  expect(screen.queryByRole('img')).toBeNull()
})

test('an address that never held a token with a price says so', async () => {
  await show({ transfers: [], closes: {} })
  await waitFor(() => expect(document.body.textContent).toBe('No tokens with a price yet.'))
})

const loan = { ...transfer(coin, '02:10', '200'), fromAddress: testConfig.lendingPool }
const repayment = { ...transfer(coin, '04:10', '50', true), toAddress: testConfig.lendingPool }
const kept = transfer(coin, '03:10', '7')

test('a loan and its repayment change nothing', async () => {
  const owed = { asset: coin, borrowed: 150_000_000n }
  await show({ transfers: [repayment, kept, loan], closes: {}, owed })
  await screen.findByRole('img', { name: /^Worth less debts/ })
  expect(titles().map((title) => title?.split(': ').at(-1))).toEqual(['$0', '$7.00', '$7.00', '$7.00'])
  screen.getByText('$7.00 in tokens and positions')
})

test('where the history of the debts is unknown they are not deducted, and the worth now is not told', async () => {
  const owed = { asset: coin, borrowed: 20_000_000n }
  await show({ transfers: [repayment, kept, loan], closes: {}, owed })
  const note = await screen.findByText(
    /Excludes ETH\. Debts are not deducted: how they changed is unknown\.$/,
  )
  expect(screen.getByRole('figure').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(titles().at(-1)).toBe('Now: $157.00')
  expect(screen.queryByText(/in tokens and positions$/)).toBeNull()
})
