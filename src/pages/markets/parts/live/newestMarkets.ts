import type { Query, QueryClient } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'
import { patchMarkets } from './patchMarkets.ts'

/**
 * Writes pushed markets into the cache, and again over each answer that was requested before them: such an answer is
 * older, and its price would stay until the next event. `stop` ends it.
 */
export function createNewestMarkets(queryClient: QueryClient) {
  const pushed = new Map<string, { market: Market; arrival: number }>()
  /** The number of events that had arrived at the request of a query, by its hash. */
  const askedAt = new Map<string, number>()
  let arrivals = 0

  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== 'indexer') return
    const { query, action } = event
    if (action.type === 'fetch') askedAt.set(query.queryHash, arrivals)
    if (action.type === 'success' && !action.manual) putOver(query)
  })

  function putOver(query: Query) {
    const asked = askedAt.get(query.queryHash) ?? 0
    const later = [...pushed.values()].filter(({ arrival }) => arrival > asked)
    if (later.length === 0) return
    const markets = later.map(({ market }) => market)
    // A later page of a long answer may still be newer than the event.
    patchMarkets(queryClient, markets, { of: query, unless: isOlder })
  }

  function put(markets: readonly Market[]) {
    arrivals += 1
    for (const market of markets) pushed.set(market.poolAddress, { market, arrival: arrivals })
    patchMarkets(queryClient, markets)
  }

  return { put, stop }
}

/** Whether a market is older than another; within one second the number of trades decides. */
function isOlder(one: Market, other: Market): boolean {
  const between = (one.updatedAt?.getTime() ?? 0) - (other.updatedAt?.getTime() ?? 0)
  return between < 0 || (between === 0 && one.tradesTotal < other.tradesTotal)
}
