// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { firstTradesQuery } from './firstTrades.ts'

/** Trades as an indexer sends them, newest first. */
function wireTrades(rows: number) {
  return Array.from({ length: rows }, (_, index) => {
    const { txHash, ...swap } = wireSwap(rows - index)
    return { transactionHash: txHash, ...swap }
  })
}

/** Reads the first trades of a market of 250, newest first, from an indexer that sends at most so many rows a page. */
async function read(pageRows: number, rows = 250) {
  await loadTestConfig()
  const all = wireTrades(rows)
  const sent: number[] = []
  vi.stubGlobal('fetch', async (_: RequestInfo, init: RequestInit) => {
    const { limit, offset } = JSON.parse(String(init.body)).variables
    sent.push(offset)
    return Response.json({ data: { swaps: all.slice(offset, offset + Math.min(limit, pageRows)) } })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { swaps, isWhole } = await client.fetchQuery(
    firstTradesQuery({ poolAddress: '0x1', tradesTotal: 250 }),
  )
  return { ids: swaps.map(({ id }) => id), isWhole, sent }
}

test.each([1_000, 100, 30])(
  'the first hundred trades are read from the end, %i rows a page',
  async (most) => {
    const { ids, isWhole } = await read(most)
    expect([ids.length, ids[0], ids.at(-1), isWhole]).toEqual([100, 100, 1, true])
  },
)

test('trades that arrive meanwhile do not hide the first ones', async () => {
  const { ids, isWhole } = await read(1_000, 260)
  expect([ids.at(-1), isWhole]).toEqual([1, true])
})

test('firstTradesQuery stops early for an indexer with very short pages', async () => {
  const { ids, isWhole, sent } = await read(10)
  expect([ids.length, isWhole, sent.length]).toEqual([50, false, 5])
})

test.each([0, 99])(
  'with %i of the first hundred trades it is not known what the others were',
  async (rows) => {
    const { isWhole } = await read(1_000, rows)
    expect(isWhole).toBe(false)
  },
)

test('the first trades of a young market are read again until there are a hundred, then no more', async () => {
  await loadTestConfig()
  vi.useFakeTimers()
  let rows = 3
  let readings = 0
  vi.stubGlobal('fetch', async (_: RequestInfo, init: RequestInit) => {
    const { offset } = JSON.parse(String(init.body)).variables
    if (offset === 0) readings += 1
    return Response.json({ data: { swaps: wireTrades(rows).slice(offset) } })
  })
  const market = { poolAddress: '0x1', tradesTotal: 3 } as const
  const observer = new QueryObserver(new QueryClient(), firstTradesQuery(market))
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(observer.getCurrentResult().data?.swaps).toHaveLength(3)
  rows = 120
  await vi.advanceTimersByTimeAsync(30_000)
  expect(observer.getCurrentResult().data?.swaps).toHaveLength(120)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(readings).toBe(2)
  stop()
})
