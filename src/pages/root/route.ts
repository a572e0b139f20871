import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { preloadPage } from '#lib/browser/preloadPage.ts'
import { Layout } from './layout/Layout.tsx'
import { PageFailure } from './states/PageFailure.tsx'

/** The context of every loader. */
type RouterContext = { queryClient: QueryClient }

/** The parent of all routes: the layout around every page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => preloadPage(location.pathname),
  component: Layout,
  notFoundComponent: lazyRouteComponent(() => import('./states/NotFoundPage.tsx'), 'NotFoundPage'),
  errorComponent: PageFailure,
})

/** Throws a not-found error, with a sentence for the page, when this network does not have the area. */
export function requireArea(isThere: boolean, area: 'markets' | 'lending'): void {
  if (!isThere) throw notFound({ data: `This network has no ${area}.` })
}
