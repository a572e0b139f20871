import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** For the tests: a part of a lending page, with what it needs around it: a router at this address and queries that are asked once. */
export function renderLending(part: ReactNode, address = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const inside = <QueryClientProvider client={client}>{part}</QueryClientProvider>
  const router = createRouter({
    routeTree: createRootRoute({ component: () => inside }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return render(<RouterProvider router={router as never} />)
}
