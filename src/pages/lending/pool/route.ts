import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { address } from '#lib/wire.ts'
import { rootRoute } from '#pages/root/route.ts'
import { actionSearch } from '../parts/actionSearch.ts'
import { reservesQuery } from '../parts/poolViews.ts'

/** One asset of the lending pool. */
export const poolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lending/pool/$asset',
  params: {
    parse: ({ asset }) => {
      const result = v.safeParse(address, asset)
      if (!result.success) throw notFound()
      return { asset: result.output }
    },
  },
  validateSearch: actionSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(poolsQuery())
    void queryClient.prefetchQuery(reservesQuery())
  },
  component: lazyRouteComponent(() => import('./PoolPage.tsx'), 'PoolPage'),
})
