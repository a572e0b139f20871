// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { useExplorerFailure } from './ExplorerFailure.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The failure of a page whose explorer answers blocks with `blocks` and never answers anything else. */
async function failureWith(blocks: () => Response | Promise<Response>) {
  await serve((url) => (String(url).includes('blocks') ? blocks() : new Promise<Response>(() => undefined)))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useExplorerFailure, { wrapper })
  await waitFor(() => expect(client.isFetching()).toBeLessThan(3))
  return result
}

test('an unreachable explorer is said after its first failed request', async () => {
  const failure = await failureWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await waitFor(() => expect(failure.current).toBeInstanceOf(InterfaceError))
})

test('a single refused list does not hide what the explorer has not answered yet', async () => {
  const failure = await failureWith(() => new Response('{}', { status: 500 }))
  expect(failure.current).toBeNull()
})
