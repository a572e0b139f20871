import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { batchedMarketOfTokenQuery, batchedMarketQuery } from './batchedMarket.ts'
import { closingPricesQuery } from './prices/closingPrices.ts'
import { priceLineQuery } from './prices/priceLine.ts'
import { topHolderQuery } from './token/topHolder.ts'
import { buysAndSellsQuery } from './trades/buysAndSells.ts'

const addressOf = (digit: string) => `0x${digit.repeat(40)}` as const

/** The signals of requests that nobody answers. */
let open: AbortSignal[]
let bodies: string[]

beforeEach(async () => {
  open = []
  bodies = []
  await loadTestConfig()
  vi.stubGlobal('fetch', (_: unknown, { signal, body }: { signal: AbortSignal; body: string }) => {
    open.push(signal)
    bodies.push(body)
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
  })
})

type Asked = { queryKey: QueryKey; queryFn?: unknown }

const queries: [string, (pool: `0x${string}`) => Asked][] = [
  ['markets', batchedMarketQuery],
  ['markets of tokens', batchedMarketOfTokenQuery],
  ['largest holders', (pool) => topHolderQuery({ poolAddress: pool, tokenAddress: pool })],
  ['buys and sells', (pool) => buysAndSellsQuery({ poolAddress: pool, trades24h: 3 })],
  ['price lines', (pool) => priceLineQuery(pool)],
  [
    'closing prices',
    (pool) => closingPricesQuery({ poolAddress: pool, interval: '1d', limit: 7, newest: undefined }),
  ],
]

test.each(queries)(
  'a shared request for %s is aborted once all who asked have left, not before',
  async (_, of) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const asked = ['1', '2'].map((digit) => of(addressOf(digit)))
    const answers = asked.map(({ queryKey, queryFn }) =>
      client.fetchQuery({ queryKey, queryFn: queryFn as QueryFunction }).catch(() => 'left'),
    )
    await vi.waitFor(() => expect(open).toHaveLength(1))
    const [one, other] = asked.map(({ queryKey }) => ({ queryKey, exact: true }))
    await client.cancelQueries(one)
    expect(await answers[0]).toBe('left')
    expect(open[0]?.aborted).toBe(false)
    await client.cancelQueries(other)
    expect(await answers[1]).toBe('left')
    expect(open[0]?.aborted).toBe(true)
    expect(open).toHaveLength(1)
  },
)

test('who left before a shared request was sent is not asked for', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [first, second] = ['1', '2'].map((digit) => {
    const pool = addressOf(digit)
    return topHolderQuery({ poolAddress: pool, tokenAddress: pool })
  })
  if (!first || !second) throw new Error('no queries')
  const answer = client.fetchQuery(first).catch(() => 'left')
  await client.cancelQueries({ queryKey: first.queryKey })
  expect(await answer).toBe('left')
  void client.fetchQuery(second).catch(() => null)
  await vi.waitFor(() => expect(open).toHaveLength(1))
  expect(bodies[0]).not.toContain(addressOf('1'))
  await client.cancelQueries()
})
