import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { preloadPage } from '#lib/browser/preloadPage.ts'
import { notePreload } from '#lib/requests/leftRequests.ts'
import { Layout } from './layout/Layout.tsx'
import { PageFailure } from './states/PageFailure.tsx'

/** The context of every loader. */
type RouterContext = { queryClient: QueryClient }

/** What other explorers write behind the path of a record: `?tab=token_transfers`, `?a=0x…`, `#eventlog`. */
const foreignView = /[?&](?:a|block)=|[?&]tab=(?:\w*_|txs|inventory)|#\w/

/** Leads from a path with a tab as other explorers name it to the same tab of this app. */
async function redirectForeign(href: string): Promise<void> {
  const { typedPath } = await import('./search/typedPath.ts')
  const path = typedPath(href)
  if (path === null || path === href || path.startsWith('/search')) return
  const [to = '/', query] = path.split('?')
  throw redirect({ to, search: Object.fromEntries(new URLSearchParams(query)) as never, replace: true })
}

/** The parent of all routes: the layout around every page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location: { pathname, searchStr, hash, href }, preload }) => {
    preloadPage(pathname)
    if (preload) notePreload(pathname)
    return foreignView.test(`${searchStr}#${hash}`) ? redirectForeign(href) : undefined
  },
  component: Layout,
  notFoundComponent: lazyRouteComponent(() => import('./states/NotFoundPage.tsx'), 'NotFoundPage'),
  errorComponent: PageFailure,
})

/** Throws a not-found error, with a sentence for the page, when this network does not have the area. */
export function requireArea(isThere: boolean, area: 'markets' | 'lending'): void {
  if (!isThere) throw notFound({ data: `This network has no ${area}.` })
}
