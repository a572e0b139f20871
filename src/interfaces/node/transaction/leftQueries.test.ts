import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { nonceUserQuery } from './nonceUser.ts'
import { receiptQuery } from './receipt.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const sender = `0x${'1'.repeat(40)}` as const

test.each<[string, { queryKey: QueryKey; queryFn?: unknown }, string]>([
  ['a receipt', receiptQuery(hash), 'eth_getTransactionReceipt'],
  ['the user of a nonce, for the newest block', nonceUserQuery(sender, 7), 'eth_blockNumber'],
  ['the user of a nonce, for blocks', nonceUserQuery(sender, 7), 'eth_getBlockByNumber'],
])('a request for %s is aborted once nobody waits for it', async (_, { queryKey, queryFn }, method) => {
  const open: AbortSignal[] = []
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: unknown, { signal, body }: { signal: AbortSignal; body: string }) => {
    if (!body.includes(method)) {
      const { id } = JSON.parse(body)
      return Response.json({ jsonrpc: '2.0', id, result: '0x40' })
    }
    open.push(signal)
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answer = client.fetchQuery({ queryKey, queryFn: queryFn as QueryFunction }).catch(() => 'left')
  await vi.waitFor(() => expect(open).toHaveLength(1))
  await client.cancelQueries()
  expect(await answer).toBe('left')
  expect(open[0]?.aborted).toBe(true)
})
