import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { rootRoute } from '#pages/root/route.ts'
import { hashParameter, pageParameter, parameter } from '../parts/parameters.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'
import { soon } from '../parts/soon.ts'

export const transactionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tx/$hash',
  params: { parse: ({ hash }) => ({ hash: hashParameter(hash) }) },
  validateSearch: v.object({
    tab: parameter(v.picklist(['transfers', 'internal', 'logs', 'state', 'raw'])),
    page: pageParameter,
  }),
  loader: async ({ context: { queryClient }, params: { hash } }) => {
    const { transactionQuery } = await import('#interfaces/explorer/transaction.ts')
    await soon(queryClient.prefetchQuery(transactionQuery(hash)))
  },
  component: lazyRouteComponent(() => import('./TransactionPage.tsx'), 'TransactionPage'),
  errorComponent: RouteFailure,
})
