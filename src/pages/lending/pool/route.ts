import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasLending } from '#lib/browser/config/config.ts'
import { pathHex } from '#lib/text/pathHex.ts'
import { address } from '#lib/wire/shapes.ts'
import { actionSearch } from '#pages/lending/action/actionSearch.ts'
import { requireArea, rootRoute } from '#pages/root/route.ts'

/** One asset of the lending pool. */
export const poolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lending/pool/$asset',
  params: {
    parse: ({ asset }) => {
      const result = v.safeParse(address, pathHex(asset))
      if (!result.success) throw notFound()
      return { asset: result.output }
    },
  },
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
  component: lazyRouteComponent(() => import('./PoolPage.tsx'), 'PoolPage'),
})
