import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { tokenTypes } from '#interfaces/explorer/token/tokenType.ts'
import { searchParameter, typedText } from '#lib/wire/searchParameter.ts'
import { addressParameter, pageParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'
import { RecordPending } from '#ui/feedback/loading/PagePending.tsx'

/** What the rows of the tab are searched for. */
const searchedText = searchParameter(
  v.pipe(
    typedText,
    v.transform((typed) => typed.trim()),
    v.minLength(1),
    v.maxLength(80),
  ),
)

export const addressRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/address/$address',
  params: { parse: ({ address }) => ({ address: addressParameter(address) }) },
  validateSearch: v.object({
    tab: searchParameter(
      v.picklist([
        'transactions',
        'contract',
        'transfers',
        'tokens',
        'nfts',
        'internal',
        'balance',
        'logs',
        'approvals',
        'markets',
      ]),
    ),
    filter: searchParameter(v.picklist(['from', 'to'])),
    type: searchParameter(v.picklist(tokenTypes)),
    view: searchParameter(v.picklist(['code', 'read', 'write'])),
    page: pageParameter,
    method: searchedText,
    token: searchedText,
    with: searchedText,
    since: searchedText,
    until: searchedText,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { address }, deps: { tab, filter, page } }) => {
    const [{ addressQuery }, { balanceQuery }, { addressTransactionsQuery }] = await Promise.all([
      import('#interfaces/explorer/address/address.ts'),
      import('#interfaces/node/chain/balance.ts'),
      import('#interfaces/explorer/transaction/transactions.ts'),
    ])
    await prefetch(
      queryClient.prefetchQuery(addressQuery(address)),
      queryClient.prefetchQuery(balanceQuery(address)),
      tab === undefined
        ? queryClient.prefetchQuery(addressTransactionsQuery(address, filter, page))
        : Promise.resolve(),
    )
  },
  component: lazyRouteComponent(() => import('./AddressPage.tsx'), 'AddressPage'),
  pendingComponent: RecordPending,
  errorComponent: RouteFailure,
})
