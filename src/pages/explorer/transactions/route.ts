import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchParameter } from '#lib/wire/searchParameter.ts'
import { pageParameter, wordsParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'
import { transactionTypes } from './transactionTypes.ts'

export const transactionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/txs',
  validateSearch: v.object({
    tab: searchParameter(v.literal('pending')),
    type: searchParameter(v.picklist(transactionTypes)),
    method: wordsParameter,
    page: pageParameter,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { tab, type, method, page } }) => {
    const { transactionsQuery } = await import('#interfaces/explorer/transaction/allTransactions.ts')
    const query = transactionsQuery({ filter: tab ?? 'validated', type, method }, page)
    await prefetch(queryClient.prefetchQuery(query))
  },
  component: lazyRouteComponent(() => import('./TransactionsPage.tsx'), 'TransactionsPage'),
  errorComponent: RouteFailure,
})
