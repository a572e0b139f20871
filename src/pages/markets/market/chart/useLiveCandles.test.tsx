import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import { simulateIndexer } from '#interfaces/testing/indexer/simulatedIndexer.ts'
import { loadConfig } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useLiveCandles } from './useLiveCandles.ts'

/** Ten seconds into a minute. */
const start = Date.UTC(2026, 0, 1, 12, 0, 10)
const minute = Math.floor(start / 60_000) * 60
let markets = 0

beforeEach(() => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ now: start - 60_000, shouldAdvanceTime: true, toFake: [...toFake] })
})

afterEach(async () => {
  cleanup()
  // Lets the feed close before the fake clock ends.
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
})

/** A polled indexer with one trade in the minute before, and a chart of minutes over it. */
async function open() {
  markets += 1
  const pool: Address = `0x${markets.toString(16).padStart(40, 'd')}`
  const indexer = simulateIndexer('polling', pool)
  indexer.trade('2', true, 'never')
  vi.setSystemTime(start)
  await loadConfig()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useLiveCandles({ poolAddress: pool, tradesTotal: 0 }, '1m', 60, 300), {
    wrapper,
  })
  await waitFor(() => expect(result.current?.candles.length).toBeGreaterThan(0))
  await waitFor(() => expect(swapFeed(pool).snapshot().loaded).toBe(true))
  const trade = (price: string, isBuy: boolean | null = true) => {
    indexer.mine()
    indexer.trade(price, isBuy, 'never')
    return act(() => swapFeed(pool).catchUp())
  }
  return {
    indexer,
    pool,
    result,
    trade,
    reads: () => indexer.requests.filter((query) => query.includes('candles(')).length,
    last: () => result.current.candles.at(-1),
    candleAt: (time: number) => result.current.candles.find((candle) => candle.time === time),
  }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Advances the clock second by second, so that the chart renders in between. */
async function passSeconds(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await pass(1_000)
}

test('the current candle exists before its first trade, flat', async () => {
  const { result, last } = await open()
  expect(result.current.candles.map(({ time }) => time)).toEqual([minute - 60, minute])
  expect(last()).toMatchObject({ open: '2', close: '2', volume: '0', trades: 0 })
})

test('a trade newer than the candles is merged into the last candle, a sale with its fee as the server counts it', async () => {
  const { indexer, trade, last } = await open()
  await trade('5')
  await waitFor(() => expect(last()).toMatchObject({ time: minute, close: '5', volume: '10.5', trades: 1 }))
  await trade('4', false)
  await waitFor(() => expect(last()).toEqual(indexer.candlesOf(60).at(-1)))
})

test('a live trade of an unknown side leaves the volume of its candle unknown, not smaller', async () => {
  const { trade, last } = await open()
  await trade('5')
  await trade('4', null)
  await waitFor(() => expect(last()).toMatchObject({ time: minute, close: '4', volume: null, trades: 2 }))
})

test('candles read after a trade already count it, and it is not added again', async () => {
  const { indexer, trade, last, reads } = await open()
  await trade('5')
  await trade('4')
  const before = reads()
  await passSeconds(60)
  expect(reads()).toBeGreaterThan(before)
  await trade('3')
  await waitFor(() => expect(last()).toEqual(indexer.candlesOf(60).at(-1)))
})

test('a candle that just closed keeps its trades when the next one opens, also when it cannot be read', async () => {
  const { indexer, trade, candleAt, last } = await open()
  for (const price of ['5', '4', '6']) await trade(price)
  await waitFor(() => expect(candleAt(minute)).toMatchObject({ close: '6', trades: 3 }))
  const closed = candleAt(minute)
  indexer.setDown(true)
  const seen = new Set<unknown>()
  for (let second = 0; second < 70; second += 1) {
    await pass(1_000)
    seen.add(JSON.stringify(candleAt(minute)))
  }
  expect([...seen]).toEqual([JSON.stringify(closed)])
  expect(last()).toMatchObject({ time: minute + 60, open: '6', trades: 0 })
})

test('candles are read again two seconds after an interval ends', async () => {
  const { reads } = await open()
  await passSeconds(10)
  const before = reads()
  await passSeconds(39)
  expect(reads()).toBe(before)
  await pass(1_500)
  expect(reads()).toBe(before)
  await pass(2_500)
  expect(reads()).toBe(before + 1)
})

test("candles are read again after a reorganisation, and replaced by the server's", async () => {
  const { indexer, trade, reads, last } = await open()
  await trade('5')
  await trade('6')
  await pass(5_000)
  const before = reads()
  indexer.reorganise(2, false)
  await trade('3')
  await pass(3_000)
  expect(reads()).toBeGreaterThan(before)
  await waitFor(() => expect(last()).toEqual(indexer.candlesOf(60).at(-1)))
})

test('a hidden tab reads no candles when an interval ends', async () => {
  const { reads } = await open()
  await pass(10_000)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const before = reads()
  await passSeconds(300)
  expect(reads()).toBe(before)
})
