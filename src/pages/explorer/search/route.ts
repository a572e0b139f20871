import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageParameter } from '#pages/explorer/parts/page/parameters.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

/** `q` may look like a number in the address: it is text all the same. */
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
