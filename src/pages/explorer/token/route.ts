import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { tokenQuery } from '#interfaces/explorer/token.ts'
import { tokenTransfersOfTokenQuery } from '#interfaces/explorer/tokenTransfer.ts'
import { rootRoute } from '#pages/root/route.ts'
import { addressParameter, pageParameter, parameter } from '../parts/parameters.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

export const tokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/token/$address',
  params: { parse: ({ address }) => ({ address: addressParameter(address) }) },
  validateSearch: v.object({ tab: parameter(v.literal('holders')), page: pageParameter }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { address }, deps: { tab, page } }) =>
    soon(
      queryClient.prefetchQuery(tokenQuery(address)),
      tab === undefined
        ? queryClient.prefetchQuery(tokenTransfersOfTokenQuery(address, page))
        : Promise.resolve(),
    ),
  component: lazyRouteComponent(() => import('./TokenPage.tsx'), 'TokenPage'),
  errorComponent: RouteFailure,
})
