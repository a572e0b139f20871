import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { isNewestBlock } from '#domain/search/typedBlockNumber.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { searchParameter } from '#lib/wire/searchParameter.ts'
import { blockParameter, pageParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { prefetch } from '#pages/explorer/parts/page/prefetch.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'
import { RecordPending } from '#ui/feedback/loading/PagePending.tsx'

/** As a node names its newest block. */
const newest = 'latest'

/** `/block/:numberOrHash`. `/block/latest` leads to the block that is the newest now. */
export const blockRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/block/$numberOrHash',
  params: {
    parse: ({ numberOrHash }) => ({
      numberOrHash: isNewestBlock(numberOrHash) ? newest : String(blockParameter(numberOrHash)),
    }),
  },
  validateSearch: v.object({
    tab: searchParameter(v.picklist(['transactions', 'withdrawals'])),
    page: pageParameter,
  }),
  beforeLoad: async ({ context: { queryClient }, params }) => {
    if (params.numberOrHash !== newest) return
    const numberOrHash = String(await queryClient.fetchQuery(blockNumberQuery()))
    throw redirect({ to: '/block/$numberOrHash', params: { numberOrHash }, replace: true })
  },
  loader: async ({ context: { queryClient }, params: { numberOrHash } }) => {
    const { blockQuery } = await import('#interfaces/explorer/block/block.ts')
    await prefetch(queryClient.prefetchQuery(blockQuery(blockParameter(numberOrHash))))
  },
  component: lazyRouteComponent(() => import('./BlockPage.tsx'), 'BlockPage'),
  pendingComponent: RecordPending,
  errorComponent: RouteFailure,
})
