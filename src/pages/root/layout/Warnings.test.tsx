import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { endpointOverrides } from '#lib/browser/config/config.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { Warnings } from './Warnings.tsx'

afterEach(() => {
  localStorage.clear()
})

async function open() {
  await loadTestConfig({ allowEndpointOverrides: true })
  vi.stubGlobal('fetch', async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x7a69' }))
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={new QueryClient()}>
          <p>opened</p>
          <Warnings />
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('opened')
}

test('the frame of every page warns of an endpoint that a person set', async () => {
  endpointOverrides.write({ rpcUrl: 'http://127.0.0.1:9' })
  await open()
  expect((await screen.findByRole('status')).textContent).toContain(
    'You replaced one endpoint of this network',
  )
})

test('the frame warns of none with the endpoints of the site', async () => {
  endpointOverrides.write({})
  await open()
  expect(screen.queryByText(/You replaced/)).toBeNull()
})
