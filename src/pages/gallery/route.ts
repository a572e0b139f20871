import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { searchParameter } from '#lib/wire/searchParameter.ts'
import { rootRoute } from '#pages/root/route.ts'

const galleryTabs = ['numbers', 'controls', 'tables', 'states'] as const

/** `/gallery`: every part of the design system in every state. */
export const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gallery',
  validateSearch: v.object({
    tab: searchParameter(v.picklist(galleryTabs)),
  }),
  component: lazyRouteComponent(() => import('./GalleryPage.tsx'), 'GalleryPage'),
})
