import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/**
 * For tests: renders a part of a page inside of a router at this URL, with queries that are not retried. `path` is the
 * route whose parameters and search the part reads, such as `/address/$address`.
 */
export function renderPart(part: ReactNode, address = '/', path?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const inside = () => <QueryClientProvider client={client}>{part}</QueryClientProvider>
  const root = createRootRoute(path === undefined ? { component: inside } : {})
  const routeTree =
    path === undefined
      ? root
      : root.addChildren([createRoute({ getParentRoute: () => root, path, component: inside })])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return { ...render(<RouterProvider router={router as never} />), router, client }
}
