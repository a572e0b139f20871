import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { rootRoute } from '#pages/root/route.ts'
import { pageParameter } from '../parts/parameters.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

export const tokenTransfersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/token-transfers',
  validateSearch: v.object({ page: pageParameter }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { page } }) => {
    const { tokenTransfersQuery } = await import('#interfaces/explorer/tokenTransfer.ts')
    await soon(queryClient.prefetchQuery(tokenTransfersQuery(page)))
  },
  component: lazyRouteComponent(() => import('./TokenTransfersPage.tsx'), 'TokenTransfersPage'),
  errorComponent: RouteFailure,
})
