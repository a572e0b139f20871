import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchParameter } from '#lib/wire/searchParameter.ts'
import { pageParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'
import { ranges } from './ranges.ts'

export const statsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stats',
  validateSearch: v.object({ page: pageParameter, range: searchParameter(v.picklist(ranges)) }),
  loader: async ({ context: { queryClient } }) => {
    const [{ statsQuery }, { transactionsChartQuery }] = await Promise.all([
      import('#interfaces/explorer/chain/stats.ts'),
      import('#interfaces/explorer/chain/chart.ts'),
    ])
    await prefetch(
      queryClient.prefetchQuery(statsQuery()),
      queryClient.prefetchQuery(transactionsChartQuery()),
    )
  },
  component: lazyRouteComponent(() => import('./StatsPage.tsx'), 'StatsPage'),
  errorComponent: RouteFailure,
})
