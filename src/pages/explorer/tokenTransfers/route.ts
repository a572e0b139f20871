import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

export const tokenTransfersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/token-transfers',
  validateSearch: v.object({ page: pageParameter }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { page } }) => {
    const { tokenTransfersQuery } = await import('#interfaces/explorer/token/tokenTransfers.ts')
    await prefetch(queryClient.prefetchQuery(tokenTransfersQuery(page)))
  },
  component: lazyRouteComponent(() => import('./TokenTransfersPage.tsx'), 'TokenTransfersPage'),
  errorComponent: RouteFailure,
})
