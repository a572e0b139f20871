// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { WorthOverTime } from './WorthOverTime.tsx'

test('an address without transfers is led to the markets, and no result of its trades is shown', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { transfersByAddress: [], swapsByUser: [], s0: [] } }),
  )
  const address = checksummed(`0x${'a1'.repeat(20)}`)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={client}>
          <WorthOverTime address={address} />
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  expect((await screen.findByRole('link', { name: 'Open markets' })).getAttribute('href')).toBe('/markets')
  expect(screen.getByText('The indexer lists no token transfer from or to this address.')).toBeTruthy()
  expect(screen.queryByText('Realised result')).toBeNull()
})
