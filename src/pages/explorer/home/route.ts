import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#pages/root/route.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context: { queryClient } }) => {
    const [{ statsQuery }, { latestBlocksQuery }, { latestTransactionsQuery }] = await Promise.all([
      import('#interfaces/explorer/stats.ts'),
      import('#interfaces/explorer/block.ts'),
      import('#interfaces/explorer/transaction.ts'),
    ])
    await soon(
      queryClient.prefetchQuery(statsQuery()),
      queryClient.prefetchQuery(latestBlocksQuery()),
      queryClient.prefetchQuery(latestTransactionsQuery()),
    )
  },
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  errorComponent: RouteFailure,
})
