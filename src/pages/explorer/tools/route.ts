import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#pages/root/route.ts'
import { RouteFailure } from '../parts/RouteFailure.tsx'

export const toolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tools',
  component: lazyRouteComponent(() => import('./ToolsPage.tsx'), 'ToolsPage'),
  errorComponent: RouteFailure,
})
