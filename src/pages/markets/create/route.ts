import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import { requireArea, rootRoute } from '#pages/root/route.ts'

/** `/markets/create`: exists only where the app knows the contracts that open markets. */
export const createMarketRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/markets/create',
  beforeLoad: () => requireArea(hasMarkets() && hasTrading(), 'markets'),
  component: lazyRouteComponent(() => import('./CreatePage.tsx'), 'CreatePage'),
})
