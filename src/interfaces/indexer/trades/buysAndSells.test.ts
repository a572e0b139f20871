import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { buysAndSellsQuery } from './buysAndSells.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const now = Date.UTC(2026, 0, 2, 12)
const day = 24 * 3_600_000

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** A trade so many milliseconds ago. */
function trade(side: 'buy' | 'sell' | null, ago: number) {
  const [coin, token] = [`0x${'9'.repeat(40)}`, `0x${'8'.repeat(40)}`]
  return {
    poolAddress: `0x${'7'.repeat(40)}`,
    stablecoinIn: side === 'buy' ? coin : null,
    stablecoinOut: side === 'sell' ? coin : null,
    tokenIn: side === 'sell' ? token : coin,
    tokenOut: side === 'buy' ? token : coin,
    timestamp: new Date(now - ago).toISOString(),
  }
}

/** An indexer whose markets have these trades, newest first, and sends at most so many at once. Returns what it was asked. */
async function serve(markets: Record<string, readonly unknown[]>, most = 1_000) {
  await loadTestConfig()
  const asked: { query: string; variables: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const request = JSON.parse(String(init.body))
    asked.push(request)
    const aliases = [...request.query.matchAll(/(s\d+): swaps\(poolAddress: \$(p\d+), limit: (\d+)\)/g)]
    const answers = aliases.map(([, alias, pool, limit]) => [
      alias,
      markets[request.variables[pool]]?.slice(0, Math.min(Number(limit), most)),
    ])
    return Response.json({ data: Object.fromEntries(answers) })
  })
  return asked
}

const read = (poolAddress: string, trades24h: number) =>
  client.fetchQuery(buysAndSellsQuery({ poolAddress: poolAddress as `0x${string}`, trades24h }))

test('the 24 hours end with the newest block of an indexer that lags', async () => {
  await serve({ late: [trade('buy', 2 * 3_600_000), trade('sell', day + 3_600_000), trade('buy', 2 * day)] })
  const end = (now - 2 * 3_600_000) / 1_000
  const query = buysAndSellsQuery({ poolAddress: 'late' as `0x${string}`, trades24h: 2 }, end)
  expect(await client.fetchQuery(query)).toMatchObject({ buys: 1, sells: 1, isWhole: true })
})

test('the trades of 24 hours are counted by their side, older ones are not, and rows share one request', async () => {
  const asked = await serve({
    a: [trade('sell', 60_000), trade('buy', day), trade('buy', day + 1_000)],
    b: [trade('buy', day + 60_000)],
    c: [],
  })
  const counts = await Promise.all([read('a', 2), read('b', 0), read('c', 0)])
  expect(asked).toHaveLength(1)
  expect(counts).toEqual([
    { buys: 1, sells: 1, counted: 2, isWhole: true, unreadable: 0 },
    { buys: 0, sells: 0, counted: 0, isWhole: true, unreadable: 0 },
    { buys: 0, sells: 0, counted: 0, isWhole: true, unreadable: 0 },
  ])
})

test('isWhole is true for a young market, also when trades came after the indexer counted', async () => {
  await serve({ a: [trade('sell', 1), trade('buy', 2), trade('buy', 3)] })
  expect(await read('a', 2)).toMatchObject({ buys: 2, sells: 1, isWhole: true })
})

test('of many trades the newest 200 are counted, and isWhole is false', async () => {
  const trades = Array.from({ length: 300 }, (_, index) => trade(index % 3 === 0 ? 'sell' : 'buy', index))
  await serve({ a: trades })
  expect(await read('a', 300)).toEqual({ buys: 133, sells: 67, counted: 200, isWhole: false, unreadable: 0 })
})

test('isWhole is false for a page that the server shortened', async () => {
  await serve({ a: Array.from({ length: 80 }, (_, index) => trade('buy', index)) }, 50)
  expect(await read('a', 80)).toMatchObject({ buys: 50, isWhole: false })
})

test('isWhole is false when uncounted trades fill the page', async () => {
  await serve({ a: Array.from({ length: 80 }, (_, index) => trade('buy', index)) })
  expect(await read('a', 0)).toMatchObject({ isWhole: false })
})

test('a trade of unknown side is neither a buy nor a sell, and an unreadable one is counted as unreadable', async () => {
  await serve({ a: [trade(null, 1), trade('buy', 2), { ...trade('buy', 3), timestamp: 'soon' }] })
  expect(await read('a', 3)).toEqual({ buys: 1, sells: 0, counted: 2, isWhole: false, unreadable: 1 })
})
