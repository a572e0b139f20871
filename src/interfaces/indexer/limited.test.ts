import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { marketQuery } from './market.ts'

test('an indexer that answers 429 is named in the error, and gets no request before the time it named', async () => {
  vi.useFakeTimers()
  await loadTestConfig()
  const answers = [
    () => new Response('{}', { status: 429, headers: { 'retry-after': '5' } }),
    () => Response.json({ data: { market: null } }),
  ]
  const fetched = vi.fn(async () => answers.shift()?.())
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const limited = { from: 'indexer', kind: 'limited', retryAfter: 5_000 }
  await expect(client.fetchQuery(marketQuery('0x00'))).rejects.toMatchObject(limited)
  await expect(client.fetchQuery(marketQuery('0x01'))).rejects.toMatchObject(limited)
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5_100)
  expect(await client.fetchQuery(marketQuery('0x02'))).toBeNull()
})
