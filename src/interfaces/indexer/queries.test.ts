import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#lib/browser/config.ts'
import { candlesQuery } from './candle.ts'
import { wireSwap } from './live/testIndexer.ts'
import { swapsByUserQuery } from './swap.ts'
import { tokenTransfersQuery } from './tokenTransfer.ts'
import { volatilityHistoryQuery } from './volatility.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const elsewhere = 'http://127.0.0.1:1'
const config = {
  name: 'Test',
  chainId: 1,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...{ indexerUrl: elsewhere, rpcUrl: elsewhere, explorerUrl: elsewhere, lendingUrl: elsewhere },
  lendingPool: `0x${'0'.repeat(40)}`,
}

afterEach(() => client.clear())

/** An indexer that answers every operation with this data. Returns the variables it was sent. */
async function answer(data: unknown) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (input === '/config.json') return Response.json(config)
    sent.push(JSON.parse(String(init?.body)).variables)
    return Response.json({ data })
  })
  await loadConfig()
  return sent
}

const candle = (openTime: unknown, close: string) => ({
  ...{ openTime, open: '1', high: '9', low: '1', close, volume: '2', trades: 1 },
})

test('candles come oldest first in epoch seconds, without those whose time cannot be read', async () => {
  const sent = await answer({
    candles: [candle('2026-01-01T00:02:00Z', '3'), candle('soon', '9'), candle('1767225660', '2')],
    swaps: [{ id: 7, blockNumber: 9, priceUsd: '3.0' }],
  })
  const { candles, newest } = await client.fetchQuery(candlesQuery('0x1', '1m', 300))
  expect(candles.map(({ time, close }) => [time, close])).toEqual([
    [1_767_225_660, '2'],
    [1_767_225_720, '3'],
  ])
  expect(newest).toMatchObject({ id: 7, blockNumber: 9 })
  expect(sent).toEqual([{ poolAddress: '0x1', interval: '1m', limit: 300 }])
})

test('candles are read a second time when a trade came between them and the newest trade', async () => {
  const sent = await answer({
    candles: [candle('2026-01-01T00:02:00Z', '3')],
    swaps: [{ id: 8, blockNumber: 9, priceUsd: '4' }],
  })
  await client.fetchQuery(candlesQuery('0x2', '1m', 300))
  expect(sent).toHaveLength(2)
})

test('volatility comes oldest first, whichever way it was sent', async () => {
  const snapshot = (blockNumber: number) => ({ volatility: blockNumber, blockNumber, timestamp: null })
  await answer({ volatilityHistory: [snapshot(9), snapshot(7), snapshot(8)] })
  const history = await client.fetchQuery(volatilityHistoryQuery('0x1'))
  expect(history.map(({ blockNumber }) => blockNumber)).toEqual([7, 8, 9])
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
