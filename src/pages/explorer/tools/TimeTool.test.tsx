import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { TimeTool } from './TimeTool.tsx'

vi.setConfig({ testTimeout: 20_000 })

/** A chain of eleven blocks, one a minute, the first of them on 12 March 2026 at 09:00. */
async function openTool() {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(input)
    const number = /\/blocks\/(\d+)$/.exec(pathname)?.[1]
    if (number === undefined) {
      const { id } = JSON.parse(String(init?.body))
      return Response.json({ jsonrpc: '2.0', id, result: '0xa' })
    }
    const timestamp = new Date(Date.UTC(2026, 2, 12, 9, Number(number))).toISOString()
    const hash = `0x${number.padStart(64, '0')}`
    return Response.json({ height: Number(number), hash, timestamp })
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: TimeTool }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('textbox')
}

async function find(time: string) {
  await userEvent.type(screen.getByRole('textbox'), time)
  await userEvent.click(screen.getByRole('button', { name: 'Find the block' }))
  return screen.getByRole('status')
}

test.each([
  ['12 Mar 2026, 09:03:30 UTC', /^Block 3, /],
  ['2099-01-01', /^This is in the future\. The newest block so far: Block 10, /],
  ['2020-01-01', /^This is before the first block\.$/],
])('the block at %s is found, or why there is none', async (time, expected) => {
  await openTool()
  const status = await find(time)
  await vi.waitFor(() => expect(status.textContent).toMatch(expected))
})
