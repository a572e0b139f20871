import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { dayTradesQuery } from './dayTrades.ts'

test('a request for the trades of a day is aborted once nobody waits for them', async () => {
  const open: AbortSignal[] = []
  await loadTestConfig()
  vi.stubGlobal('fetch', (_: unknown, { signal }: { signal: AbortSignal }) => {
    open.push(signal)
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const trades = dayTradesQuery({ poolAddress: `0x${'1'.repeat(40)}`, trades24h: 3 }, 0, 0)
  const answer = client.fetchQuery(trades).catch(() => 'left')
  await vi.waitFor(() => expect(open).toHaveLength(1))
  await client.cancelQueries()
  expect(await answer).toBe('left')
  expect(open.map(({ aborted }) => aborted)).toEqual([true])
})
