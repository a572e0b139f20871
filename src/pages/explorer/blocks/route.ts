import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { blockTypes } from '#interfaces/explorer/blockType.ts'
import { rootRoute } from '#pages/root/route.ts'
import { pageParameter, parameter } from '../parts/parameters.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

export const blocksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blocks',
  validateSearch: v.object({ tab: parameter(v.picklist(blockTypes)), page: pageParameter }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { tab, page } }) => {
    const { blocksQuery } = await import('#interfaces/explorer/block.ts')
    await soon(queryClient.prefetchQuery(blocksQuery(tab, page)))
  },
  component: lazyRouteComponent(() => import('./BlocksPage.tsx'), 'BlocksPage'),
  errorComponent: RouteFailure,
})
