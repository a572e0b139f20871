import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context: { queryClient } }) => {
    const [{ statsQuery }, { latestBlocksQuery }, { latestTransactionsQuery }] = await Promise.all([
      import('#interfaces/explorer/chain/stats.ts'),
      import('#interfaces/explorer/block/blocks.ts'),
      import('#interfaces/explorer/transaction/transactions.ts'),
    ])
    await prefetch(
      queryClient.prefetchQuery(statsQuery()),
      queryClient.prefetchQuery(latestBlocksQuery()),
      queryClient.prefetchQuery(latestTransactionsQuery()),
    )
  },
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  errorComponent: RouteFailure,
})
