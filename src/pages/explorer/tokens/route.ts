import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { tokenTypes } from '#interfaces/explorer/token/tokenType.ts'
import { searchParameter } from '#lib/wire/searchParameter.ts'
import { pageParameter, wordsParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

export const tokensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tokens',
  validateSearch: v.object({
    tab: searchParameter(v.picklist(tokenTypes)),
    q: wordsParameter,
    sort: wordsParameter,
    page: pageParameter,
  }),
  // An order is of the loaded tokens.
  loaderDeps: ({ search: { tab, page, q } }) => ({ tab, page, q }),
  loader: async ({ context: { queryClient }, deps: { tab, page, q } }) => {
    const { tokensQuery } = await import('#interfaces/explorer/token/tokens.ts')
    await prefetch(queryClient.prefetchQuery(tokensQuery(tab, page, q)))
  },
  component: lazyRouteComponent(() => import('./TokensPage.tsx'), 'TokensPage'),
  errorComponent: RouteFailure,
})
