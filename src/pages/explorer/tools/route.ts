import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

export const toolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tools',
  component: lazyRouteComponent(() => import('./ToolsPage.tsx'), 'ToolsPage'),
  errorComponent: RouteFailure,
})
