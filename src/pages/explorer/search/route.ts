import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { typedText } from '#lib/wire/searchParameter.ts'
import { pageParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { RouteFailure } from '#pages/explorer/parts/page/RouteFailure.tsx'
import { rootRoute } from '#pages/root/route.ts'

const queryParameter = v.fallback(
  v.pipe(
    typedText,
    v.transform((typed) => typed.slice(0, 200)),
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
