// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { createdMarketQuery, marketCreatedTopic } from './createdMarket.ts'

const word = (digits: string) => `0x${digits.padStart(64, '0')}`

test('the market that a transaction opened is read again while the node has no receipt, and then never', async () => {
  await loadTestConfig()
  vi.useFakeTimers()
  const [factory, pool] = [`0x${'5'.repeat(40)}`, `0x${'6'.repeat(40)}`] as const
  const topics = [marketCreatedTopic, word('6'.repeat(40)), word('7'), word('9')]
  let reads = 0
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) =>
    answerCalls(body, () => ({
      result: ++reads < 3 ? null : { logs: [{ address: factory, topics, data: word('8') }] },
    })),
  )
  const query = createdMarketQuery(`0x${'ab'.repeat(32)}`, factory)
  const client = new QueryClient()
  const stop = new QueryObserver(client, query).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect([client.getQueryData(query.queryKey), reads]).toEqual([{ pool, nftId: 9 }, 3])
})
