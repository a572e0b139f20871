import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { addressParameter, pageParameter, parameter } from '#pages/explorer/parts/page/parameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

export const tokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/token/$address',
  params: { parse: ({ address }) => ({ address: addressParameter(address) }) },
  validateSearch: v.object({ tab: parameter(v.literal('holders')), page: pageParameter }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { address }, deps: { tab, page } }) => {
    const [{ tokenQuery }, { tokenTransfersOfTokenQuery }] = await Promise.all([
      import('#interfaces/explorer/token.ts'),
      import('#interfaces/explorer/tokenTransfer.ts'),
    ])
    await prefetch(
      queryClient.prefetchQuery(tokenQuery(address)),
      tab === undefined
        ? queryClient.prefetchQuery(tokenTransfersOfTokenQuery(address, page))
        : Promise.resolve(),
    )
  },
  component: lazyRouteComponent(() => import('./TokenPage.tsx'), 'TokenPage'),
  errorComponent: RouteFailure,
})
