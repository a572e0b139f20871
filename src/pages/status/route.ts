import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#pages/root/route.ts'

/** `/status`: the state of the four interfaces. */
export const statusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/status',
  component: lazyRouteComponent(() => import('./StatusPage.tsx'), 'StatusPage'),
})
