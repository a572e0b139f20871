import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { pathHex } from '#lib/text/pathHex.ts'
import { address } from '#lib/wire/shapes.ts'
import { rootRoute } from '#pages/root/route.ts'

/** `/portfolio`: leads to the connected wallet's portfolio, or shows a field for an address. */
export const ownPortfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio',
  component: lazyRouteComponent(() => import('./OwnPortfolioPage.tsx'), 'OwnPortfolioPage'),
})

/** The page of a list; absent for the first. */
const pageNumber = v.fallback(
  v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(10_000))),
  undefined,
)

/** `/portfolio/:address`: everything one address has, from all four interfaces. */
export const portfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio/$address',
  params: {
    parse: ({ address: text }) => {
      const result = v.safeParse(address, pathHex(text))
      if (!result.success) throw notFound()
      return { address: result.output }
    },
  },
  validateSearch: v.object({
    trades: pageNumber,
    transfers: pageNumber,
  }),
  component: lazyRouteComponent(() => import('./PortfolioPage.tsx'), 'PortfolioPage'),
})
