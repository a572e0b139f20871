import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Panel } from './Panel.tsx'

/** The requested searches. */
const asked: string[] = []

function Matches({ text }: { text: string }) {
  const { data } = useSuspenseQuery({
    queryKey: [text],
    queryFn: () => {
      asked.push(text)
      if (text === 'bad') throw new Error('failed')
      return `found ${text}`
    },
  })
  return data
}

test('a failed panel is rendered again after another search, and not otherwise', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const rootRoute = createRootRoute()
  const pageRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/search',
    validateSearch: (search: { q?: string }) => ({ q: search.q ?? '' }),
    component: function Page() {
      const { q } = pageRoute.useSearch()
      return (
        <Panel title="Matches">
          <Matches text={q} />
        </Panel>
      )
    },
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([pageRoute]),
    history: createMemoryHistory({ initialEntries: ['/search?q=bad'] }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('alert')
  expect(asked).toEqual(['bad'])
  await router.navigate({ to: '/search', search: { q: 'good' } } as never)
  expect(await screen.findByText('found good')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
