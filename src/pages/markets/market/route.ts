import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { amountParameter } from '#lib/wire/amountParameter.ts'
import { address } from '#lib/wire/shapes.ts'
import { requireArea, rootRoute } from '#pages/root/route.ts'
import { MarketPending } from './MarketPending.tsx'
import { preloadParts } from './preloadParts.ts'
import { readPool } from './readPool.ts'

const marketTabs = ['trades', 'holders', 'whales', 'transfers', 'fees', 'volatility', 'about'] as const

/** `/markets/:poolAddress`. The address of a token leads to its market. */
export const marketRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/markets/$poolAddress',
  validateSearch: v.object({
    tab: v.fallback(v.optional(v.picklist(marketTabs)), undefined),
    interval: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}[smhdw]$/))), undefined),
    unit: v.fallback(v.optional(v.literal('market-cap')), undefined),
    scale: v.fallback(v.optional(v.picklist(['log', 'percent'])), undefined),
    /** The time range of the chart. */
    range: v.fallback(v.optional(v.picklist(['1D', '1W', '1M', 'all'])), undefined),
    line: v.fallback(v.optional(v.picklist(['ema', 'vwap'])), undefined),
    /** The pool of the compared market. */
    compare: v.fallback(v.optional(address), undefined),
    time: v.fallback(v.optional(v.literal('local')), undefined),
    chart: v.fallback(v.optional(v.literal('table')), undefined),
    /** What the form of a trade begins with: the side, and an amount of what goes in or comes out. */
    trade: v.fallback(v.optional(v.picklist(['buy', 'sell'])), undefined),
    amount: v.fallback(v.optional(amountParameter), undefined),
    exact: v.fallback(v.optional(v.picklist(['in', 'out'])), undefined),
    /** The filter of the list of trades. */
    side: v.fallback(v.optional(v.picklist(['buy', 'sell'])), undefined),
    least: v.fallback(
      v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))),
      undefined,
    ),
    trader: v.fallback(v.optional(address), undefined),
    page: v.fallback(
      v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(10_000))),
      undefined,
    ),
  }),
  beforeLoad: () => requireArea(hasMarkets(), 'markets'),
  loader: async ({ context: { queryClient }, params, location: { search } }) => {
    const pool = readPool(params.poolAddress)
    if (pool === null) return
    preloadParts((search as { tab?: string }).tab)
    const { marketQuery, marketOfTokenQuery } = await import('#interfaces/indexer/market.ts')
    const market = await queryClient.ensureQueryData(marketQuery(pool)).catch(() => undefined)
    if (market !== null) return
    const ofToken = await queryClient.ensureQueryData(marketOfTokenQuery(pool)).catch(() => null)
    if (ofToken) {
      throw redirect({
        to: '/markets/$poolAddress',
        params: { poolAddress: ofToken.poolAddress },
        replace: true,
      })
    }
  },
  component: lazyRouteComponent(() => import('./MarketPage.tsx'), 'MarketPage'),
  pendingComponent: MarketPending,
})
