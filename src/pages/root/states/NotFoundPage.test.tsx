import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const address = `0x${'ab'.repeat(20)}`
const hash = `0x${'8f'.repeat(32)}`

beforeAll(() => loadTestConfig())
function open(path: string) {
  const router = createRouter({
    routeTree: createRootRoute({ notFoundComponent: NotFoundPage }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return () => router.state.location.href
}

test.each([
  [`/token/${address}/instance/12`, `/token/${address}?id=12`],
  [`/nft/${address}/7`, `/token/${address}?id=7`],
  [`/tx/${hash}/internal-transactions`, `/tx/${hash}?tab=internal`],
  ['/blocks/12', '/block/12'],
  ['/transactions', '/txs'],
  ['/Create/', '/markets/create'],
])('the path %s of another app leads to %s', async (path, expected) => {
  const location = open(path)
  await waitFor(() => expect(location()).toBe(expected))
})

test('a path that names no record says that there is no page', async () => {
  const location = open('/token/instance/12')
  await screen.findByText('/token/instance/12')
  expect(location()).toBe('/token/instance/12')
})
