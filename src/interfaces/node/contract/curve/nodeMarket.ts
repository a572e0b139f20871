import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * A market as its own contracts tell of it, without an indexer; null where the configured factory does not prove that the
 * pool is a market of its token, and where the pool reports no reserves.
 */
export function nodeMarketQuery(pool: Address) {
  return queryOptions({
    queryKey: ['node', 'market', pool],
    // Its code loads with its first use: while the indexer answers nobody needs it.
    queryFn: async ({ client }) => (await import('./readNodeMarket.ts')).readNodeMarket(pool, client),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
