import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { address } from '#lib/wire/shapes.ts'
import { rootRoute } from '#pages/root/route.ts'

/** Without an address: the connected wallet's, or a field to enter one. */
export const ownPortfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio',
  component: lazyRouteComponent(() => import('./OwnPortfolioPage.tsx'), 'OwnPortfolioPage'),
})

/** Of a list, from the second one on. */
const pageNumber = v.fallback(
  v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(10_000))),
  undefined,
)

/** Everything one address has, from all four interfaces. */
export const portfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio/$address',
  params: {
    parse: ({ address: text }) => {
      const result = v.safeParse(address, text)
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
