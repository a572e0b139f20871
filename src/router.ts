import type { QueryClient } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { abortLeft, noteLeaving, noteRequests } from '#lib/requests/leftRequests.ts'
import { addressRoute } from './pages/explorer/address/route.ts'
import { blockRoute } from './pages/explorer/block/route.ts'
import { blocksRoute } from './pages/explorer/blocks/route.ts'
import { searchRoute } from './pages/explorer/search/route.ts'
import { statsRoute } from './pages/explorer/stats/route.ts'
import { tokenRoute } from './pages/explorer/token/route.ts'
import { tokensRoute } from './pages/explorer/tokens/route.ts'
import { tokenTransfersRoute } from './pages/explorer/tokenTransfers/route.ts'
import { toolsRoute } from './pages/explorer/tools/route.ts'
import { transactionRoute } from './pages/explorer/transaction/route.ts'
import { transactionsRoute } from './pages/explorer/transactions/route.ts'
import { galleryRoute } from './pages/gallery/route.ts'
import { homeRoute } from './pages/home/route.ts'
import { accountRoute } from './pages/lending/account/route.ts'
import { poolRoute } from './pages/lending/pool/route.ts'
import { poolsRoute } from './pages/lending/pools/route.ts'
import { boardRoute } from './pages/markets/board/route.ts'
import { createMarketRoute } from './pages/markets/create/route.ts'
import { marketRoute } from './pages/markets/market/route.ts'
import { ownPortfolioRoute, portfolioRoute } from './pages/portfolio/route.ts'
import { rootRoute } from './pages/root/route.ts'
import { settingsRoute } from './pages/settings/route.ts'
import { statusRoute } from './pages/status/route.ts'
import { PagePending } from './ui/feedback/loading/PagePending.tsx'

/** The site map: every page of the app, in the order of the navigation. */
const routeTree = rootRoute.addChildren([
  homeRoute,
  blocksRoute,
  blockRoute,
  transactionsRoute,
  transactionRoute,
  addressRoute,
  tokensRoute,
  tokenRoute,
  tokenTransfersRoute,
  searchRoute,
  statsRoute,
  toolsRoute,
  boardRoute,
  createMarketRoute,
  marketRoute,
  poolsRoute,
  poolRoute,
  accountRoute,
  ownPortfolioRoute,
  portfolioRoute,
  statusRoute,
  settingsRoute,
  galleryRoute,
])

/** Milliseconds after which a page that still loads shows its skeleton. */
export const pendingDelay = 400

/** Search parameters stand in the address as they are. The router's default reads them as JSON: `1e3` as 1000. */
export const plainSearch = {
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(JSON.stringify),
}

export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...plainSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultPendingMs: pendingDelay,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
  })
  noteRequests(queryClient)
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (pathChanged) noteLeaving(toLocation.pathname)
  })
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) void abortLeft(queryClient)
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
