import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { useAddress } from './useAddress.ts'

const self = checksummed(`0x${'11'.repeat(20)}`)
const counts = { transactions_count: 1, token_transfers_count: 2 }

/** Follows an address with this answer of the explorer, null for none, and this code at the node. */
async function follow(explorer: object | null, code: string) {
  await loadTestConfig()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    if (new URL(input).host === 'node.test')
      return answerCalls(String(init?.body), ({ method }) => {
        asked.push(method)
        return { result: code }
      })
    if (explorer === null) return new Response('down', { status: 503 })
    return Response.json({ hash: self, ...counts, ...explorer })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => useAddress(self), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return { result, asked }
}

for (const [subject, explorer, code, kind] of [
  ['an address with code', null, '0x6001', 'Contract'],
  ['an account that delegates to code', null, `0xef0100${'22'.repeat(20)}`, 'Account'],
  ['an address of which the explorer does not say it', {}, '0x6001', 'Contract'],
] as const)
  test(`${subject} is told by the node: ${kind}, explorer ${explorer ? 'silent' : 'down'}`, async () => {
    const { result } = await follow(explorer, code)
    await waitFor(() => expect(result.current.kind).toBe(kind))
  })

test('an address without code stays an address while the explorer is down', async () => {
  const { result, asked } = await follow(null, '0x')
  await waitFor(() => expect(asked).toEqual(['eth_getCode']))
  await waitFor(() => expect(result.current.kind).toBe('Address'))
})

test('the node is not asked for code that the explorer tells of', async () => {
  const { result, asked } = await follow({ is_contract: true }, '0x')
  await waitFor(() => expect(result.current.kind).toBe('Contract'))
  expect(asked).toEqual([])
})
