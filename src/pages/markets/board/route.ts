import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { requireArea, rootRoute } from '#pages/root/route.ts'
import { boardOrders } from './boardOrder.ts'

const searchText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value).trim().slice(0, 100)),
  v.minLength(1),
)

/** `/markets`: the board. Its markets, order and form are search parameters. */
export const boardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/markets',
  validateSearch: v.object({
    order: v.fallback(v.optional(v.picklist(boardOrders)), undefined),
    q: v.fallback(v.optional(searchText), undefined),
    // Too long a filter is dropped, never cut, because a shorter number would be another filter.
    filter: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
    list: v.fallback(v.optional(v.literal('watched')), undefined),
    view: v.fallback(v.optional(v.picklist(['table', 'cards'])), undefined),
  }),
  beforeLoad: () => requireArea(hasMarkets(), 'markets'),
  loaderDeps: ({ search }) => ({ order: search.order, q: search.q, list: search.list }),
  loader: async ({ context, deps }) => {
    if (deps.q !== undefined || deps.list !== undefined) return
    const [{ marketsQuery }, { serverOrder }] = await Promise.all([
      import('#interfaces/indexer/market.ts'),
      import('./orderMarkets.ts'),
    ])
    void context.queryClient.prefetchInfiniteQuery(marketsQuery(serverOrder(deps.order)))
  },
  component: lazyRouteComponent(() => import('./BoardPage.tsx'), 'BoardPage'),
})
