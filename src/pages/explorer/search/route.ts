import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageParameter } from '#pages/explorer/parts/page/parameters.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

/** The router parses a numeric `q` to a number; it is used as text. */
const queryParameter = v.fallback(
  v.pipe(
    v.union([v.string(), v.number(), v.boolean()]),
    v.transform((typed) => String(typed).slice(0, 200)),
  ),
  '',
)

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: v.object({ q: v.optional(queryParameter, ''), page: pageParameter }),
  component: lazyRouteComponent(() => import('./SearchPage.tsx'), 'SearchPage'),
  errorComponent: RouteFailure,
})
