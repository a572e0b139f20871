import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { withTimeout } from '#lib/requests/withTimeout.ts'
import { pathHex } from '#lib/text/pathHex.ts'
import { pageNumber, searchParameter } from '#lib/wire/searchParameter.ts'
import { address } from '#lib/wire/shapes.ts'
import { rootRoute } from '#pages/root/route.ts'

/** The lists of what an address did. Which is the first depends on the address. */
export const portfolioTabs = ['trades', 'transactions', 'transfers'] as const

/** `/portfolio`: leads to the connected wallet's portfolio, or shows a field for an address. */
export const ownPortfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio',
  component: lazyRouteComponent(() => import('./OwnPortfolioPage.tsx'), 'OwnPortfolioPage'),
})

/** The most milliseconds that the page waits to know which form it has. */
const longestWait = 600

/** `/portfolio/:address`: everything one address has, from all four interfaces. */
export const portfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio/$address',
  params: {
    parse: ({ address: text }) => {
      const result = v.safeParse(address, pathHex(text))
      if (!result.success) throw notFound()
      return { address: result.output }
    },
  },
  validateSearch: v.object({
    tab: searchParameter(v.picklist(portfolioTabs)),
    trades: pageNumber,
    transfers: pageNumber,
  }),
  // Trades and loans decide whether the page is that of a fresh wallet, transfers whether its worth is drawn: without them
  // it would change its form in view.
  loader: async ({ context: { queryClient }, params: { address: owner }, preload }) => {
    if (preload) return
    const [{ allSwapsByUserQuery }, { allTransfersByAddressQuery }, { userStateQuery }] = await Promise.all([
      import('#interfaces/indexer/userSwaps.ts'),
      import('#interfaces/indexer/token/marketTokenTransfer.ts'),
      import('#pages/lending/data/poolQueries.ts'),
    ])
    const first = [
      hasMarkets() && queryClient.ensureQueryData(allSwapsByUserQuery(owner)),
      hasMarkets() && queryClient.ensureQueryData(allTransfersByAddressQuery(owner)),
      hasLending() && queryClient.ensureQueryData(userStateQuery(owner)),
    ]
    await withTimeout(Promise.allSettled(first), longestWait, () => undefined)
  },
  // Another address has another form of the page, which is chosen once.
  remountDeps: ({ params }) => params.address,
  component: lazyRouteComponent(() => import('./PortfolioPage.tsx'), 'PortfolioPage'),
})
