import type { QueryClient } from '@tanstack/react-query'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { allMarketsQuery, type Market, trendingMarketsQuery } from '#interfaces/indexer/market.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { hasLending, hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { creation, newest } from './directSuggestions.ts'
import { ofLoan, ofTrade } from './findActions.ts'
import { ofMarket } from './findSuggestions.ts'

const buying = { kind: 'trade', side: 'buy', exact: 'in', amount: '', name: '' } as const
const borrowing = { kind: 'lend', action: 'borrow', amount: '', name: '' } as const

const trading: Suggestion = {
  id: 'trade',
  group: 'Actions',
  title: 'Buy or sell tokens',
  detail: '',
  path: '/markets',
}

const lending: Suggestion = {
  id: 'lend',
  group: 'Actions',
  title: 'Deposit or borrow',
  detail: '',
  path: '/lending',
}

const mostTrending = 4

/** The trending markets that a page has read; none before. */
function readTrending(client: QueryClient): readonly Market[] {
  const queryKey = trendingMarketsQuery(0).queryKey.slice(0, 2)
  const read = client.getQueriesData<{ rows: Market[] }>({ queryKey })
  return (read.find(([, data]) => data)?.[1]?.rows ?? []).slice(0, mostTrending)
}

/**
 * What the search can do and what is trending, for somebody who has not searched yet. Only what this network supports. The
 * market and the asset are the first ones that the page has read; before, none is named, because an example is not worth a
 * request.
 */
export function exampleSuggestions(client: QueryClient): Suggestion[] {
  const canTrade = hasMarkets() && hasTrading()
  const market = client.getQueryData(allMarketsQuery().queryKey)?.rows[0]
  const pool = client.getQueryData(poolsQuery().queryKey)?.pools[0]
  return [
    canTrade && (market ? ofTrade(market, buying) : trading),
    hasLending() && knowsPool() && (pool ? ofLoan(pool, borrowing) : lending),
    ...readTrending(client).map(ofMarket),
    canTrade && creation,
    newest,
  ].filter((example) => example !== false)
}
