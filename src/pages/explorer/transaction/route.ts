import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { tokenTypes } from '#interfaces/explorer/token/tokenType.ts'
import { searchParameter } from '#lib/wire/searchParameter.ts'
import { hashParameter, pageParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'
import { RecordPending } from '#ui/feedback/loading/PagePending.tsx'

export const transactionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tx/$hash',
  params: { parse: ({ hash }) => ({ hash: hashParameter(hash) }) },
  validateSearch: v.object({
    tab: searchParameter(v.picklist(['transfers', 'internal', 'logs', 'operations', 'state', 'raw'])),
    /** On the tab of transfers: the standard of the token. */
    type: searchParameter(v.picklist(tokenTypes)),
    /** On the tab of internal transactions: a list instead of a tree. */
    view: searchParameter(v.literal('list')),
    page: pageParameter,
  }),
  loader: async ({ context: { queryClient }, params: { hash } }) => {
    const { transactionQuery } = await import('#interfaces/explorer/transaction/transaction.ts')
    await prefetch(queryClient.prefetchQuery(transactionQuery(hash)))
  },
  component: lazyRouteComponent(() => import('./TransactionPage.tsx'), 'TransactionPage'),
  pendingComponent: RecordPending,
  errorComponent: RouteFailure,
})
