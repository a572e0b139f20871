import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { blockTypes } from '#interfaces/explorer/block/blockType.ts'
import { searchParameter } from '#lib/wire/searchParameter.ts'
import { pageParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

export const blocksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blocks',
  validateSearch: v.object({
    tab: searchParameter(v.picklist(blockTypes)),
    page: pageParameter,
    filled: searchParameter(v.literal(true)),
  }),
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: async ({ context: { queryClient }, deps: { tab, page } }) => {
    const { blocksQuery } = await import('#interfaces/explorer/block/blocks.ts')
    await prefetch(queryClient.prefetchQuery(blocksQuery(tab, page)))
  },
  component: lazyRouteComponent(() => import('./BlocksPage.tsx'), 'BlocksPage'),
  errorComponent: RouteFailure,
})
