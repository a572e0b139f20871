import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { transactionCountQuery } from '#interfaces/node/transaction/transactionCount.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { useIsUnused } from './useIsUnused.ts'

const self = checksummed(`0x${'11'.repeat(20)}`)
const none = { kind: 'Address' as const, transactionsCount: 0, tokenTransfersCount: 0, error: null }
const noRows = { internal_transactions_count: 0, token_balances_count: 0 }
const notFound = new InterfaceError('explorer', 'not-found', 'Not found')

test.each([
  ['of which node and explorer count nothing', none, noRows, '0x0', true],
  ['that the explorer does not know', { ...none, transactionsCount: null, error: notFound }, {}, '0x0', true],
  ['with an unknown count', none, { ...noRows, internal_transactions_count: null }, '0x0', false],
  ['with a token transfer', { ...none, tokenTransfersCount: 1 }, noRows, '0x0', false],
  ['with a balance at the node', none, noRows, '0x1', false],
  ['with code', { ...none, kind: 'Contract' as const }, noRows, '0x0', false],
])('an address %s is told from a used one', async (_, known, rows, balance, isUnused) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) =>
    new URL(input).host === 'node.test'
      ? answerCalls(String(init?.body), ({ method }) => ({
          result: method === 'eth_getBalance' ? balance : '0x0',
        }))
      : Response.json(rows),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await client.prefetchQuery(transactionCountQuery(self))
  const { result } = renderHook(() => useIsUnused(self, known), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() =>
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(Array(3).fill('success')),
  )
  await waitFor(() => expect(result.current).toBe(isUnused))
})
