import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** For tests: renders a part of a page inside of a router at this URL, with queries that are not retried. */
export function renderPart(part: ReactNode, address = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const inside = <QueryClientProvider client={client}>{part}</QueryClientProvider>
  const router = createRouter({
    routeTree: createRootRoute({ component: () => inside }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return render(<RouterProvider router={router as never} />)
}
