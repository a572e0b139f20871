import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Layout } from './layout/Layout.tsx'
import { PageFailure } from './states/PageFailure.tsx'

/** What every loader gets. */
type RouterContext = { queryClient: QueryClient }

/** The parent of all routes: the frame around every page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Layout,
  notFoundComponent: lazyRouteComponent(() => import('./states/NotFoundPage.tsx'), 'NotFoundPage'),
  errorComponent: PageFailure,
})
