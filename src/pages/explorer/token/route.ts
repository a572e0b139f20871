import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchParameter, typedText } from '#lib/wire/searchParameter.ts'
import { addressParameter, pageParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'
import { RecordPending } from '#ui/feedback/loading/PagePending.tsx'

export const tokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/token/$address',
  params: { parse: ({ address }) => ({ address: addressParameter(address) }) },
  validateSearch: v.object({
    tab: searchParameter(v.picklist(['holders', 'instances', 'about'])),
    /** Filters transfers and holders by an address, a part of one, or a name. */
    find: searchParameter(v.pipe(typedText, v.maxLength(80))),
    page: pageParameter,
    /** The id of one token of a collection; older links have it in quotes. */
    id: searchParameter(
      v.pipe(
        typedText,
        v.regex(/^(?:\d{1,78}|"\d{1,78}")$/),
        v.transform((id) => id.replaceAll('"', '')),
      ),
    ),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { address }, deps: { tab, page, find, id } }) => {
    const [{ tokenQuery }, { tokenTransfersOfTokenQuery }] = await Promise.all([
      import('#interfaces/explorer/token/token.ts'),
      import('#interfaces/explorer/token/tokenTransfers.ts'),
    ])
    await prefetch(
      queryClient.prefetchQuery(tokenQuery(address)),
      tab === undefined && find === undefined && id === undefined
        ? queryClient.prefetchQuery(tokenTransfersOfTokenQuery(address, page))
        : Promise.resolve(),
    )
  },
  component: lazyRouteComponent(() => import('./TokenPage.tsx'), 'TokenPage'),
  pendingComponent: RecordPending,
  errorComponent: RouteFailure,
})
