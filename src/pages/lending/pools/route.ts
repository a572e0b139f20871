import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { rootRoute } from '#pages/root/route.ts'
import { actionSearch } from '../parts/actionSearch.ts'
import { reservesQuery } from '../parts/poolViews.ts'

/** The lending table. Nothing decides whether it exists, so nothing is waited for. */
export const poolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lending',
  validateSearch: actionSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(poolsQuery())
    void queryClient.prefetchQuery(reservesQuery())
  },
  component: lazyRouteComponent(() => import('./PoolsPage.tsx'), 'PoolsPage'),
})
