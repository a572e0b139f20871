import { queryOptions } from '@tanstack/react-query'
import { config } from '#lib/browser/config/config.ts'
import { readStablecoins } from './curveTokens.ts'

/** Reads the stablecoins that every market accepts, the preferred one first; none without markets. */
export function stablecoinsQuery() {
  const registry = config().curve?.registry
  return queryOptions({
    queryKey: ['node', 'stablecoins', registry],
    queryFn: ({ signal }) => (registry ? readStablecoins(registry, signal) : []),
    staleTime: 300_000,
  })
}
