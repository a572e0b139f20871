// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { PoolPage } from './PoolPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const asset = checksummed(`0x${'ab'.repeat(20)}`)

test('PoolPage of an address that the pool has no asset of says so, with the address', async () => {
  await loadTestConfig()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) =>
    String(url).startsWith(testConfig.lendingUrl)
      ? Response.json([])
      : answerCalls(String(init.body), () => ({ error: { code: 3, message: 'execution reverted' } })),
  )
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/lending/pool/$asset', component: PoolPage })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [`/lending/pool/${asset}`] }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Pool not found' })
  expect(document.body.textContent).toContain(asset)
  expect(screen.getByRole('link', { name: 'All pools' })).toBeTruthy()
})
