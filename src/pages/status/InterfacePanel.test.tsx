import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { InterfacePanel } from './InterfacePanel.tsx'

beforeEach(() => loadTestConfig({}))

test.each([
  [false, 'Everything else still works.'],
  [true, null],
])(
  'what works while an interface is down is told unless another one is down, too (%s)',
  async (isOtherDown, told) => {
    const health = { state: 'down', since: new Date(), latency: null, lastError: null } as const
    const newest = { block: null, at: null, refetch: () => undefined }
    const panel = () => <InterfacePanel name="lending" head={null} {...{ health, newest, isOtherDown }} />
    const router = createRouter({
      routeTree: createRootRoute({ component: panel }),
      history: createMemoryHistory(),
    })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    )
    await screen.findByText('Seen down since')
    expect(screen.queryByText(/still works/)?.textContent.match(/Everything.*/)?.[0] ?? null).toBe(told)
  },
)

test('an interface that is live says nothing about since when: only this page knows, from its opening on', async () => {
  const health = { state: 'up', since: new Date(), latency: 12, lastError: null } as const
  const newest = { block: null, at: null, refetch: () => undefined }
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <InterfacePanel name="lending" head={null} isOtherDown={false} {...{ health, newest }} />
      ),
    }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText('Live')
  expect(screen.queryByText(/since/)).toBeNull()
})
