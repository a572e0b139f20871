// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { swapFeed } from '#interfaces/indexer/live/swapFeed.ts'
import { wireSwap } from '#interfaces/indexer/live/testIndexer.ts'
import { loadConfig } from '#lib/browser/config.ts'
import { useLiveCandles } from './useLiveCandles.ts'

const indexerUrl = 'http://indexer.test'
const elsewhere = 'http://elsewhere.test'
const config = {
  name: 'Test',
  chainId: 1,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...{ indexerUrl, rpcUrl: elsewhere, explorerUrl: elsewhere, lendingUrl: elsewhere },
  lendingPool: `0x${'0'.repeat(40)}`,
  indexer: { subscriptions: 'polling' },
}

/** Ten seconds into a minute. */
const start = Date.UTC(2026, 0, 1, 12, 0, 10)
const minute = Math.floor(start / 60_000) * 60
let markets = 0

beforeEach(() => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true, toFake: [...toFake] })
})

afterEach(async () => {
  cleanup()
  // The feed closes, and nothing of it waits for a clock that ends here.
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
})

const candle = (time: number, close: string) => ({
  openTime: new Date(time * 1_000).toISOString(),
  ...{ open: '1', high: '9', low: '1', close, volume: '100', trades: 5 },
})

/** An indexer whose candles and trades the test may change, and a chart of minutes over it. */
async function open() {
  markets += 1
  const poolAddress = `0x${markets.toString(16).padStart(40, 'd')}`
  const wire = { candles: [candle(minute - 60, '2')], swaps: [] as Record<string, unknown>[], reads: 0 }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit) => {
    if (input === '/config.json') return Response.json(config)
    const { query } = JSON.parse(String(init.body))
    if (!query.includes('candles(')) return Response.json({ data: { swaps: wire.swaps } })
    wire.reads += 1
    return Response.json({ data: { candles: wire.candles } })
  })
  await loadConfig()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useLiveCandles(poolAddress, '1m', 60, 300), { wrapper })
  await waitFor(() => expect(result.current?.length).toBeGreaterThan(0))
  await waitFor(() => expect(swapFeed(poolAddress).snapshot().loaded).toBe(true))
  const trade = (id: number, price: string, second: number) => {
    const { txHash, ...rest } = wireSwap(id, {
      ...{ poolAddress, priceUsd: price, timestamp: new Date((minute + second) * 1_000).toISOString() },
    })
    wire.swaps = [{ transactionHash: txHash, ...rest }, ...wire.swaps]
    return act(() => swapFeed(poolAddress).catchUp())
  }
  const last = () => result.current.at(-1)
  return { wire, result, trade, last }
}

test('the current interval is there before its first trade, flat', async () => {
  const { result, last } = await open()
  expect(result.current.map(({ time }) => time)).toEqual([minute - 60, minute])
  expect(last()).toMatchObject({ open: '2', close: '2', volume: '0', trades: 0 })
})

test('a trade after the candles were read is merged into the last one', async () => {
  const { trade, last } = await open()
  await trade(1, '5', 11)
  await waitFor(() => expect(last()).toMatchObject({ time: minute, close: '5', volume: '10.5', trades: 1 }))
  await trade(2, '4', 12)
  await waitFor(() => expect(last()).toMatchObject({ high: '5', close: '4', volume: '21', trades: 2 }))
})

test('candles read after a trade have counted it: its volume is not added again', async () => {
  const { wire, trade, last } = await open()
  await trade(1, '5', 11)
  await waitFor(() => expect(last()).toMatchObject({ close: '5', volume: '10.5' }))
  wire.candles = [candle(minute - 60, '2'), { ...candle(minute, '3'), volume: '10.5', trades: 1 }]
  wire.swaps = []
  await trade(2, '4', 12)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await waitFor(() => expect(last()).toMatchObject({ close: '4', volume: '10.5', trades: 1 }))
})

test('a trade of an earlier interval is no reason to read again', async () => {
  const { wire, trade, last } = await open()
  await trade(1, '7', -30)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  const { reads } = wire
  await trade(2, '8', -20)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(wire.reads).toBe(reads)
  expect(last()).toMatchObject({ close: '2', volume: '0' })
})

test('two seconds after an interval ends the candles are read again', async () => {
  const { wire, result } = await open()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  const { reads } = wire
  await act(() => vi.advanceTimersByTimeAsync(39_000))
  expect(wire.reads).toBe(reads)
  wire.candles = [candle(minute - 60, '2'), candle(minute, '7')]
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(wire.reads).toBe(reads)
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(wire.reads).toBe(reads + 1)
  await waitFor(() =>
    expect(result.current.map(({ time, close }) => [time, close])).toEqual([
      [minute - 60, '2'],
      [minute, '7'],
      [minute + 60, '7'],
    ]),
  )
})

test('after a reorganisation of the trades the candles are read again', async () => {
  const { wire, trade } = await open()
  await trade(1, '5', 11)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const { reads } = wire
  wire.swaps = []
  await trade(2, '3', 12)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(wire.reads).toBe(reads + 1)
})

test('a hidden tab does not read candles when an interval ends', async () => {
  const { wire } = await open()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const { reads } = wire
  for (let second = 0; second < 300; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(wire.reads).toBe(reads)
})
