import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Frame } from './Frame.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageFailure } from './PageFailure.tsx'

/** What every loader gets. */
type RouterContext = { queryClient: QueryClient }

/** The parent of all routes: the frame around every page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Frame,
  notFoundComponent: NotFoundPage,
  errorComponent: PageFailure,
})
