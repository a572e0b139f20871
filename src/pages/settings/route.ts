import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#pages/root/route.ts'

/** `/settings`: what this browser keeps for a person. */
export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
})
