import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { tokenTypes } from '#interfaces/explorer/tokenType.ts'
import { rootRoute } from '#pages/root/route.ts'
import { pageParameter, parameter } from '../parts/parameters.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

export const tokensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tokens',
  validateSearch: v.object({ tab: parameter(v.picklist(tokenTypes)), page: pageParameter }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { tab, page } }) => {
    const { tokensQuery } = await import('#interfaces/explorer/token.ts')
    await soon(queryClient.prefetchQuery(tokensQuery(tab, page)))
  },
  component: lazyRouteComponent(() => import('./TokensPage.tsx'), 'TokensPage'),
  errorComponent: RouteFailure,
})
