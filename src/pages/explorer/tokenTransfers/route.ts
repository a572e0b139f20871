import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { tokenTransfersQuery } from '#interfaces/explorer/tokenTransfer.ts'
import { rootRoute } from '#pages/root/route.ts'
import { pageParameter } from '../parts/parameters.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

export const tokenTransfersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/token-transfers',
  validateSearch: v.object({ page: pageParameter }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) =>
    soon(queryClient.prefetchQuery(tokenTransfersQuery(page))),
  component: lazyRouteComponent(() => import('./TokenTransfersPage.tsx'), 'TokenTransfersPage'),
  errorComponent: RouteFailure,
})
