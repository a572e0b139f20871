import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasLending } from '#lib/browser/config/config.ts'
import { pathHex } from '#lib/text/pathHex.ts'
import { address } from '#lib/wire/shapes.ts'
import { actionSearch } from '#pages/lending/action/actionSearch.ts'
import { requireArea, rootRoute } from '#pages/root/route.ts'

/** `/lending/:address`: the credit and loans of any account. */
export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lending/$address',
  params: {
    parse: ({ address: text }) => {
      const result = v.safeParse(address, pathHex(text))
      if (!result.success) throw notFound()
      return { address: result.output }
    },
  },
  validateSearch: actionSearch,
  beforeLoad: () => requireArea(hasLending(), 'lending'),
  loader: async ({ context: { queryClient }, params }) => {
    const [{ userQuery }, { userStateQuery }] = await Promise.all([
      import('#interfaces/lending/user.ts'),
      import('#pages/lending/data/poolQueries.ts'),
    ])
    void queryClient.prefetchQuery(userQuery(params.address))
    void queryClient.prefetchQuery(userStateQuery(params.address))
  },
  remountDeps: ({ params }) => params.address,
  component: lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage'),
})
