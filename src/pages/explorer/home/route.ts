import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { latestBlocksQuery } from '#interfaces/explorer/block.ts'
import { statsQuery } from '#interfaces/explorer/stats.ts'
import { latestTransactionsQuery } from '#interfaces/explorer/transaction.ts'
import { rootRoute } from '#pages/root/route.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context: { queryClient } }) =>
    soon(
      queryClient.prefetchQuery(statsQuery()),
      queryClient.prefetchQuery(latestBlocksQuery()),
      queryClient.prefetchQuery(latestTransactionsQuery()),
    ),
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  errorComponent: RouteFailure,
})
