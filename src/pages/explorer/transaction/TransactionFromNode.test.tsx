// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { id } from '#interfaces/testing/explorerFixtures.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { OutageNotice } from '#ui/feedback/failure/OutageNotice.tsx'
import { TransactionFromNode } from './TransactionFromNode.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('where neither the explorer nor the node answers, one notice says so and offers to try again', async () => {
  await loadTestConfig({})
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error = new InterfaceError('explorer', 'unreachable', 'No connection.')
  const page = () => (
    <>
      <OutageNotice />
      <TransactionFromNode hash={id} error={error} formerBlock={null} />
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText(/^Can't reach the explorer and the node\./)
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
})
