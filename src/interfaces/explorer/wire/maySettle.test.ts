// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { blockQuery } from '#interfaces/explorer/block/block.ts'
import { transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import { blocks, id, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'

/** The number of requests for a record in the three minutes that begin 10 seconds after its block's `time`. */
async function asksFor(query: object, wire: object, time: string) {
  vi.useFakeTimers({ now: Date.parse(time) + 10_000 })
  const asked = await serve(() => Response.json({ ...wire, timestamp: time }))
  const client = new QueryClient()
  const stop = new QueryObserver(client, query as never).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(180_000)
  stop()
  client.clear()
  return asked.length
}

const time = '2026-01-02T03:04:05.000000Z'

test.each([
  ['transaction', transactionQuery(id), transactions.strict],
  ['block', blockQuery(12345), blocks.strict],
])('a %s is refetched until it is two minutes old', async (_, query, wire) => {
  expect(await asksFor(query, wire, time)).toBe(1 + 10)
})

test('an old transaction is requested once', async () => {
  vi.useFakeTimers({ now: Date.parse(time) + 3_600_000 })
  const asked = await serve(() => Response.json({ ...transactions.strict, timestamp: time }))
  const stop = new QueryObserver(new QueryClient(), transactionQuery(id)).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(180_000)
  stop()
  expect(asked).toHaveLength(1)
})

test('a mined transaction with an unknown outcome is refetched until the outcome is known', async () => {
  vi.useFakeTimers({ now: Date.parse(time) + 3_600_000 })
  let status: string | null = null
  const asked = await serve(() => Response.json({ ...transactions.strict, status, timestamp: time }))
  const stop = new QueryObserver(new QueryClient(), transactionQuery(id)).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveLength(3)
  status = 'ok'
  await vi.advanceTimersByTimeAsync(180_000)
  expect(asked).toHaveLength(4)
  stop()
})
