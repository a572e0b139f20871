import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { searchParameter, typedText } from '#lib/wire/searchParameter.ts'
import { requireArea, rootRoute } from '#pages/root/route.ts'
import { boardOrders } from './boardOrder.ts'

const searchText = v.pipe(
  typedText,
  v.transform((typed) => typed.trim().slice(0, 100)),
  v.minLength(1),
)

/** `/markets`: the board. Its markets, order and form are search parameters. */
export const boardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/markets',
  validateSearch: v.object({
    order: searchParameter(v.picklist(boardOrders)),
    q: searchParameter(searchText),
    // Too long a filter is dropped, never cut, because a shorter number would be another filter.
    filter: searchParameter(v.pipe(v.string(), v.maxLength(200))),
    list: searchParameter(v.literal('watched')),
    view: searchParameter(v.picklist(['table', 'cards'])),
  }),
  beforeLoad: () => requireArea(hasMarkets(), 'markets'),
  loaderDeps: ({ search }) => ({ order: search.order, q: search.q, list: search.list }),
  loader: async ({ context, deps }) => {
    if (deps.q !== undefined || deps.list !== undefined) return
    const [{ marketsQuery }, { serverOrder }, { readFirstLines }] = await Promise.all([
      import('#interfaces/indexer/market.ts'),
      import('./orderMarkets.ts'),
      import('#interfaces/indexer/prices/priceLine.ts'),
    ])
    const query = marketsQuery(serverOrder(deps.order))
    void context.queryClient
      .prefetchInfiniteQuery(query)
      .then(() =>
        readFirstLines(
          context.queryClient,
          context.queryClient.getQueryData(query.queryKey)?.pages[0]?.markets,
        ),
      )
  },
  component: lazyRouteComponent(() => import('./BoardPage.tsx'), 'BoardPage'),
})
