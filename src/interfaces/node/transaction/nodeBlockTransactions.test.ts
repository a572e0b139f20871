import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { nodeBlockTransactionsQuery } from './nodeBlockTransactions.ts'

test.each([
  ['a node without their method', true, { code: -32_601, message: 'Method not found' }],
  ['a node that failed', false, { code: -32_603, message: 'Internal error' }],
])('the transactions of a block without receipts, by %s, are final: %s', async (_, isFinal, error) => {
  await loadTestConfig()
  const block = { timestamp: '0x6980a000', transactions: [] }
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
    answerCalls(String(body), ({ method }) =>
      method === 'eth_getBlockByHash' ? { result: block } : { error },
    ),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answer = await client.fetchQuery(nodeBlockTransactionsQuery(`0x${'1'.repeat(64)}`))
  expect(answer).toEqual({ items: [], skipped: 0, isFinal })
})
