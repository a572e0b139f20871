import type { QueryClient } from '@tanstack/react-query'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { allMarketsQuery } from '#interfaces/indexer/market.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { hasLending, hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { creation, newest } from './directSuggestions.ts'
import { ofLoan, ofTrade } from './findActions.ts'

/**
 * What the search can do, for somebody who has not searched yet. Only what this network supports; the market and the asset
 * are the first ones that the page has read, because an example is not worth a request.
 */
export function exampleSuggestions(client: QueryClient): Suggestion[] {
  const canTrade = hasMarkets() && hasTrading()
  const market = client.getQueryData(allMarketsQuery().queryKey)?.rows[0]
  const pool = client.getQueryData(poolsQuery().queryKey)?.pools[0]
  return [
    ...(canTrade && market
      ? [ofTrade(market, { kind: 'trade', side: 'buy', exact: 'in', amount: '', name: '' })]
      : []),
    ...(hasLending() && knowsPool() && pool
      ? [ofLoan(pool, { kind: 'lend', action: 'borrow', amount: '', name: '' })]
      : []),
    ...(canTrade ? [creation] : []),
    newest,
  ]
}
