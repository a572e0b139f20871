import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { wireMarket, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { feeClaimsQuery } from './feeClaim.ts'
import { marketsByCreatorQuery, searchMarketsQuery, trendingMarketsQuery } from './market.ts'
import { candlesQuery } from './prices/candle.ts'
import { volatilityHistoryQuery } from './prices/volatility.ts'
import { swapsByUserQuery } from './swap.ts'
import { tokenTransfersQuery } from './token/marketTokenTransfer.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => client.clear())

/** An indexer that answers every operation with this data. Returns the variables it was sent. */
async function answer(data: unknown) {
  const sent: Record<string, unknown>[] = []
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: RequestInfo, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)).variables)
    return Response.json({ data })
  })
  return sent
}

const candle = (openTime: unknown, close: string) => ({
  openTime,
  open: '1',
  high: '9',
  low: '1',
  close,
  volume: '2',
  trades: 1,
})

test('candles come oldest first in epoch seconds, and those whose time cannot be read are counted', async () => {
  const sent = await answer({
    candles: [candle('2026-01-01T00:02:00Z', '3'), candle('soon', '9'), candle('1767225660', '2')],
    swaps: [{ id: 7, blockNumber: 9, priceUsd: '3.0' }],
  })
  const { candles, newest, unreadable } = await client.fetchQuery(candlesQuery('0x1', '1m', 300))
  expect(unreadable).toBe(1)
  expect(candles.map(({ time, close }) => [time, close])).toEqual([
    [1_767_225_660, '2'],
    [1_767_225_720, '3'],
  ])
  expect(newest).toMatchObject({ id: 7, blockNumber: 9 })
  expect(sent).toEqual([{ poolAddress: '0x1', interval: '1m', limit: 300 }])
})

test('candles with a volume or a number of trades below zero are counted, not drawn', async () => {
  const readable = candle('2026-01-01T00:01:00Z', '2')
  await answer({
    candles: [
      readable,
      { ...readable, volume: '-1' },
      { ...readable, trades: -3 },
      { ...readable, low: '-2' },
    ],
    swaps: [],
  })
  const { candles, unreadable } = await client.fetchQuery(candlesQuery('0x9', '1m', 300))
  expect(candles).toHaveLength(1)
  expect(unreadable).toBe(3)
})

test('candles that do not close at the newest trade are read again, and then the trades since', async () => {
  const sent = await answer({
    candles: [candle('2026-01-01T00:02:00Z', '3')],
    swaps: [{ id: 8, blockNumber: 9, priceUsd: '4' }],
  })
  await client.fetchQuery(candlesQuery('0x2', '1m', 300))
  const candles = { poolAddress: '0x2', interval: '1m', limit: 300 }
  expect(sent).toEqual([candles, candles, { poolAddress: '0x2', limit: 200, offset: 0 }])
})

test('volatility is sorted oldest first, in whichever order it was sent', async () => {
  const snapshot = (blockNumber: number) => ({ volatility: blockNumber, blockNumber, timestamp: null })
  await answer({ volatilityHistory: [snapshot(9), snapshot(7), snapshot(8)] })
  const { rows } = await client.fetchQuery(volatilityHistoryQuery('0x1'))
  expect(rows.map(({ blockNumber }) => blockNumber)).toEqual([7, 8, 9])
})

test('lists are requested page by page of fifty', async () => {
  const { txHash, ...swap } = wireSwap(1)
  const sent = await answer({ swapsByUser: [{ transactionHash: txHash, ...swap }], tokenTransfers: [] })
  await client.fetchQuery(swapsByUserQuery('0x2', 100))
  await client.fetchQuery(tokenTransfersQuery('0x3', 50))
  expect(sent).toEqual([
    { sender: '0x2', limit: 50, offset: 100 },
    { tokenAddress: '0x3', limit: 50, offset: 50 },
  ])
})

const transaction = `0x${'a'.repeat(64)}`
const address = `0x${'1'.repeat(40)}`
const event = { id: 1, transactionHash: transaction, blockNumber: 1, timestamp: null, amount: '1' }
const claim = { ...event, nftId: 1, recipient: address }
const transfer = { ...event, tokenAddress: address, fromAddress: address, toAddress: address }
const { txHash, ...swap } = wireSwap(1)
const countedLists = [
  ['feeClaims', feeClaimsQuery(1), claim, { ...claim, amount: 'much' }],
  ['tokenTransfers', tokenTransfersQuery(address), transfer, { ...transfer, toAddress: 'nobody' }],
  ['swapsByUser', swapsByUserQuery(address), { transactionHash: txHash, ...swap }, { ...swap, id: 'x' }],
  ['searchMarkets', searchMarketsQuery('tide'), wireMarket(1), wireMarket(2, { spotPrice: 'dear' })],
  ['trendingMarkets', trendingMarketsQuery(8), wireMarket(1), wireMarket(2, { poolAddress: null })],
  ['marketsByCreator', marketsByCreatorQuery(address), wireMarket(1), wireMarket(2, { holders: 'all' })],
  [
    'volatilityHistory',
    volatilityHistoryQuery(address),
    { volatility: 1, blockNumber: 1, timestamp: null },
    { volatility: 'high', blockNumber: 2, timestamp: null },
  ],
] as const

test.each(countedLists)('a row of %s that cannot be read is counted', async (name, query, good, bad) => {
  await answer({ [name]: [bad, good, bad] })
  // The lists differ in their rows only.
  const { rows, unreadable } = await client.fetchQuery(query as ReturnType<typeof feeClaimsQuery>)
  expect([rows.length, unreadable]).toEqual([1, 2])
})
