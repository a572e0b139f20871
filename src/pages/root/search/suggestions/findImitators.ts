import type { QueryClient } from '@tanstack/react-query'
import { allMarketsQuery, type Market, marketsQuery } from '#interfaces/indexer/market.ts'

/**
 * The markets, of those that a page has read, whose symbol in other letters looks like one of these names: a search by name
 * does not find them.
 */
export async function findImitators(client: QueryClient, names: readonly string[]): Promise<Market[]> {
  const boards = client.getQueriesData<{ pages: { markets: Market[] }[] }>({
    queryKey: marketsQuery('VOLUME_DESC').queryKey.slice(0, 2),
  })
  const read = [
    ...(client.getQueryData(allMarketsQuery().queryKey)?.rows ?? []),
    ...boards.flatMap(([, board]) => board?.pages.flatMap(({ markets }) => markets) ?? []),
  ]
  const foreign = new Map(
    read.filter(({ symbol }) => /[^\x20-\x7e]/.test(symbol)).map((market) => [market.poolAddress, market]),
  )
  if (foreign.size === 0) return []
  const { isNamesake } = await import('#domain/names/lookAlikes.ts')
  return [...foreign.values()].filter(({ symbol }) =>
    names.some((name) => name !== symbol && isNamesake(name, symbol)),
  )
}
