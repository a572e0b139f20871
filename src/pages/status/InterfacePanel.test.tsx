import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Health } from '#lib/requests/interfaceHealth.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
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

const healthOf = (latency: number): Health => ({ state: 'up', since: new Date(), latency, lastError: null })

/** A panel whose interface answers again when `next` is pressed. */
function Answering() {
  const [health, setHealth] = useState(healthOf(12))
  const newest = { block: null, at: null, refetch: () => undefined }
  return (
    <>
      <button type="button" onClick={() => setHealth(healthOf(40))}>
        next
      </button>
      <InterfacePanel name="lending" head={null} isOtherDown={false} {...{ health, newest }} />
    </>
  )
}

test('the answers that this page has seen are counted from the second on, from the fastest to the slowest, beside the time of the newest', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Answering }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText(/12 ms/)
  expect(screen.queryByText(/answer/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'next' }))
  const seen = await screen.findByText(/2 answers in 12 ms to 40 ms/)
  expect(seen.closest('dd')?.textContent).toMatch(/^40 ms2 answers/)
  expect(screen.getAllByText(/12 ms|40 ms/, { selector: 'dd, dd *' })).toHaveLength(2)
})

test('the panel of lending links the pool of the configuration', async () => {
  const lendingPool = `0x${'12'.repeat(20)}`
  await loadTestConfig({ lendingPool })
  const newest = { block: null, at: null, refetch: () => undefined }
  renderPart(
    <InterfacePanel name="lending" head={null} isOtherDown={false} health={healthOf(12)} newest={newest} />,
  )
  const pool = await screen.findByText('Contract')
  expect(pool.nextElementSibling?.querySelector('a')?.getAttribute('href')).toBe(`/address/${lendingPool}`)
})
