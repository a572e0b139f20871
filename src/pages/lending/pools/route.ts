import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { hasLending } from '#lib/browser/config/config.ts'
import { actionSearch } from '#pages/lending/action/actionSearch.ts'
import { requireArea, rootRoute } from '#pages/root/route.ts'

/** `/lending`: the lending table. The page always exists, so its loader waits for nothing. */
export const poolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lending',
  validateSearch: actionSearch,
  beforeLoad: () => requireArea(hasLending(), 'lending'),
  loader: async ({ context: { queryClient } }) => {
    const [{ poolsQuery }, { reservesQuery }] = await Promise.all([
      import('#interfaces/lending/pool.ts'),
      import('#pages/lending/data/poolQueries.ts'),
    ])
    void queryClient.prefetchQuery(poolsQuery())
    void queryClient.prefetchQuery(reservesQuery())
  },
  component: lazyRouteComponent(() => import('./PoolsPage.tsx'), 'PoolsPage'),
})
