import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#pages/root/route.ts'
import { actionSearch } from '../parts/actionSearch.ts'

/** The lending table. Nothing decides whether it exists, so nothing is waited for. */
export const poolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lending',
  validateSearch: actionSearch,
  loader: async ({ context: { queryClient } }) => {
    const [{ poolsQuery }, { reservesQuery }] = await Promise.all([
      import('#interfaces/lending/pool.ts'),
      import('../parts/poolViews.ts'),
    ])
    void queryClient.prefetchQuery(poolsQuery())
    void queryClient.prefetchQuery(reservesQuery())
  },
  component: lazyRouteComponent(() => import('./PoolsPage.tsx'), 'PoolsPage'),
})
