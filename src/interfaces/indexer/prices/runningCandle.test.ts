import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { candlesQuery } from './candle.ts'

const hour = 3_600
const noon = 1_770_001_200
const pool = `0x${'1'.repeat(40)}`

/** A trade at a time, with the price after it. */
function trade(id: number, time: number, priceUsd: string) {
  const { txHash, ...swap } = wireSwap(id, { priceUsd, timestamp: String(time), amountIn: '10' })
  return { ...swap, transactionHash: txHash }
}

function candle(time: number, price: string) {
  return {
    openTime: String(time),
    open: price,
    high: price,
    low: price,
    close: price,
    volume: '10',
    trades: 1,
  }
}

/** An indexer with these candles, which may lack the newest, and these trades, newest first. */
async function serve(candles: unknown[], trades: { [name: string]: unknown }[]) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const page = trades.slice(variables.offset, variables.offset + variables.limit)
    return Response.json({
      data: query.includes('candles(') ? { candles, swaps: trades.slice(0, 1) } : { swaps: page },
    })
  })
}

async function read() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return client.fetchQuery(candlesQuery(pool, '1h', 300))
}

const trades = [
  trade(4, noon + 2 * hour + 60, '0.0014'),
  trade(3, noon + 2 * hour + 30, '0.0012'),
  trade(2, noon + hour, '0.0011'),
  trade(1, noon, '0.0010'),
]

test('a running candle that the indexer has not written is built from its trades', async () => {
  await serve([candle(noon, '0.0010'), candle(noon + hour, '0.0011')], trades)
  const { candles, newest } = await read()
  expect(candles.map(({ time }) => time)).toEqual([noon, noon + hour, noon + 2 * hour])
  expect(candles.at(-1)).toMatchObject({
    low: '0.0012',
    high: '0.0014',
    close: '0.0014',
    volume: '20',
    trades: 2,
  })
  expect(newest).toMatchObject({ id: 4 })
})

test('the first candle of a market is built while it is still running', async () => {
  await serve([], trades.slice(2, 3))
  expect((await read()).candles).toMatchObject([{ time: noon + hour, close: '0.0011', trades: 1 }])
})

test('a last candle that differs only in its trades stays as the indexer sent it', async () => {
  await serve([candle(noon + 2 * hour, '0.0013')], trades)
  expect((await read()).candles).toMatchObject([{ time: noon + 2 * hour, close: '0.0013' }])
})

/** As many trades, newest first, one each minute before five hours after noon. */
const eachMinute = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    trade(count - index, noon + 5 * hour - 60 * (index + 1), index < 5 ? '0.0015' : '0.0014'),
  )

test('trades since the last candle that fill several pages are all in its candles', async () => {
  await serve([candle(noon - 8 * hour, '0.0010')], [...eachMinute(700), trade(0, noon - 8 * hour, '0.0010')])
  const { candles } = await read()
  expect(candles.map(({ trades }) => trades)).toEqual([1, 40, ...Array.from({ length: 11 }, () => 60)])
  expect(candles.at(-1)).toMatchObject({ time: noon + 4 * hour, close: '0.0015' })
})

test('a server that sends the oldest candles of a busy market has those of its newest trades, without a hole', async () => {
  const old = noon - 3_000 * hour
  await serve([candle(old, '0.0010')], [...eachMinute(5_000), trade(0, old, '0.0010')])
  const { candles, newest } = await read()
  expect(candles.length).toBeGreaterThan(20)
  expect(candles.every(({ trades }) => trades === 60)).toBe(true)
  expect(candles.at(-1)).toMatchObject({ time: noon + 4 * hour, close: '0.0015' })
  expect(newest).toMatchObject({ id: 5_000 })
})

test('candles stay as sent when two pages of trades do not join, as after a reorganisation', async () => {
  await serve(
    [candle(noon - 30 * hour, '0.0010')],
    [...eachMinute(700), trade(0, noon - 30 * hour, '0.0010')],
  )
  const serveTrades = fetch
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const { variables, ...rest } = JSON.parse(init.body)
    const later = variables.offset > 0 ? { ...variables, offset: variables.offset + 100 } : variables
    return serveTrades(url, { ...init, body: JSON.stringify({ ...rest, variables: later }) })
  })
  expect((await read()).candles).toHaveLength(1)
})
