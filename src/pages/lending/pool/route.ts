import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasLending } from '#lib/browser/config/config.ts'
import { pathHex } from '#lib/text/pathHex.ts'
import { type Address, address } from '#lib/wire/shapes.ts'
import { actionSearch } from '#pages/lending/action/actionSearch.ts'
import { requireArea, rootRoute } from '#pages/root/route.ts'

/** One asset of the lending pool. */
export const poolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lending/pool/$asset',
  params: {
    parse: ({ asset }) => {
      const result = v.safeParse(address, pathHex(asset))
      if (!result.success && asset.startsWith('0x')) throw notFound()
      // Else it may be a symbol, which leads to its address before the page is shown.
      return { asset: result.success ? result.output : (asset as Address) }
    },
  },
  validateSearch: actionSearch,
  beforeLoad: async ({ context: { queryClient }, params: { asset }, search }) => {
    requireArea(hasLending(), 'lending')
    if (v.is(address, asset)) return
    const { assetOfSymbol } = await import('#interfaces/lending/pool.ts')
    const found = await assetOfSymbol(queryClient, asset)
    if (!found) throw notFound()
    throw redirect({ to: '/lending/pool/$asset', params: { asset: found }, search, replace: true })
  },
  loader: async ({ context: { queryClient } }) => {
    const [{ poolsQuery }, { reservesQuery }] = await Promise.all([
      import('#interfaces/lending/pool.ts'),
      import('#pages/lending/data/poolQueries.ts'),
    ])
    void queryClient.prefetchQuery(poolsQuery())
    void queryClient.prefetchQuery(reservesQuery())
  },
  component: lazyRouteComponent(() => import('./PoolPage.tsx'), 'PoolPage'),
})
