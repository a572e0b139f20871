import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { rootRoute } from '#pages/root/route.ts'
import { blockParameter, pageParameter, parameter } from '../parts/parameters.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

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
    const { blockQuery } = await import('#interfaces/explorer/block.ts')
    await soon(queryClient.prefetchQuery(blockQuery(blockParameter(numberOrHash))))
  },
  component: lazyRouteComponent(() => import('./BlockPage.tsx'), 'BlockPage'),
  errorComponent: RouteFailure,
})
