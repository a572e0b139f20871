import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { amountParameter } from '#lib/wire/amountParameter.ts'
import { pageNumber, searchParameter } from '#lib/wire/searchParameter.ts'
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
    tab: searchParameter(v.picklist(marketTabs)),
    interval: searchParameter(v.pipe(v.string(), v.regex(/^\d{1,4}[smhdw]$/))),
    unit: searchParameter(v.literal('market-cap')),
    scale: searchParameter(v.picklist(['log', 'percent'])),
    /** The time range of the chart. */
    range: searchParameter(v.picklist(['1D', '1W', '1M', 'all'])),
    line: searchParameter(v.picklist(['ema', 'vwap'])),
    /** The pool of the compared market. */
    compare: searchParameter(address),
    time: searchParameter(v.literal('local')),
    chart: searchParameter(v.literal('table')),
    /** What the form of a trade begins with: the side, and an amount of what goes in or comes out. */
    trade: searchParameter(v.picklist(['buy', 'sell'])),
    amount: searchParameter(amountParameter),
    exact: searchParameter(v.picklist(['in', 'out'])),
    /** The filter of the list of trades. */
    side: searchParameter(v.picklist(['buy', 'sell'])),
    least: searchParameter(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))),
    trader: searchParameter(address),
    /** The filter of the list of transfers. */
    transfers: searchParameter(v.literal('other')),
    page: pageNumber,
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
        search,
        replace: true,
      })
    }
  },
  component: lazyRouteComponent(() => import('./MarketPage.tsx'), 'MarketPage'),
  pendingComponent: MarketPending,
})
