import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { blockParameter, pageParameter, parameter } from '#pages/explorer/parts/page/parameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

export const blockRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/block/$numberOrHash',
  params: {
    parse: ({ numberOrHash }) => ({ numberOrHash: String(blockParameter(numberOrHash)) }),
  },
  validateSearch: v.object({
    tab: parameter(v.picklist(['transactions', 'withdrawals'])),
    page: pageParameter,
  }),
  loader: async ({ context: { queryClient }, params: { numberOrHash } }) => {
    const { blockQuery } = await import('#interfaces/explorer/block/block.ts')
    await prefetch(queryClient.prefetchQuery(blockQuery(blockParameter(numberOrHash))))
  },
  component: lazyRouteComponent(() => import('./BlockPage.tsx'), 'BlockPage'),
  errorComponent: RouteFailure,
})
