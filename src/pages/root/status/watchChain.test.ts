// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
// Asked for while a test runs; a slow machine would still load it after the last one.
import '#interfaces/transactions/ownTransactions.ts'
import { useChainWatch } from './useChainWatch.ts'
import { watchChain } from './watchChain.ts'

type Call = { id: number; method: string; params: unknown[] }

/** A node on a chain whose block hashes begin with the name of the chain. */
function nodeOn(chain: { name: string; newest: number }) {
  const asked: string[] = []
  const blockOf = ({ params: [tag] }: Call) => {
    const number = tag === 'latest' ? chain.newest : Number(tag)
    const digits = `${chain.name}${number}`
    return { number: `0x${number.toString(16)}`, hash: `0x${digits.padStart(64, '0')}` }
  }
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const calls: Call[] = [JSON.parse(body)].flat()
    asked.push(...calls.map(({ method }) => method))
    const answers = calls.map((call) => ({ jsonrpc: '2.0', id: call.id, result: blockOf(call) }))
    return Response.json(Array.isArray(JSON.parse(body)) ? answers : answers[0])
  })
  return asked
}

test('a watch looks at the chain at once, so that blocks lost right after it began are noticed', async () => {
  vi.useFakeTimers()
  await loadTestConfig()
  const chain = { name: '1', newest: 500 }
  const asked = nodeOn(chain)
  const client = new QueryClient()
  const read = vi.fn(async () => 'shown')
  await client.prefetchQuery({ queryKey: ['explorer', 'list'], queryFn: read })
  const ending = new AbortController()
  watchChain(client, Promise.resolve(null), ending.signal)
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toContain('eth_getBlockByNumber')
  Object.assign(chain, { name: '2', newest: 503 })
  await vi.advanceTimersByTimeAsync(7_000)
  await vi.waitFor(() => expect(client.getQueryState(['explorer', 'list'])?.isInvalidated).toBe(true))
  ending.abort()
})

test('blocks lost between the first data of a page and the begin of the watch are noticed', async () => {
  vi.useFakeTimers()
  await loadTestConfig()
  const chain = { name: '1', newest: 500 }
  nodeOn(chain)
  const client = new QueryClient()
  await client.prefetchQuery({ queryKey: ['explorer', 'list'], queryFn: async () => 'shown' })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const { unmount } = renderHook(useChainWatch, { wrapper })
  await vi.advanceTimersByTimeAsync(10)
  Object.assign(chain, { name: '2', newest: 503 })
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitFor(() => expect(client.getQueryState(['explorer', 'list'])?.isInvalidated).toBe(true))
  unmount()
})

test('a hidden tab asks the node nothing until somebody looks at it', async () => {
  vi.useFakeTimers()
  await loadTestConfig()
  const asked = nodeOn({ name: '1', newest: 500 })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const ending = new AbortController()
  watchChain(new QueryClient(), Promise.resolve(null), ending.signal)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual([])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toContain('eth_getBlockByNumber')
  ending.abort()
})
