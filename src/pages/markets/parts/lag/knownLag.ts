import { queryOptions, skipToken } from '@tanstack/react-query'
import type { LagWatch } from '#domain/health/indexerLag.ts'

/** Where what is known of the indexer's lag is kept. It is asked for by what is loaded later: see `indexerLagQuery`. */
export const lagKey = ['indexerLag']

/** What is known already, without asking. */
export const knownLag = queryOptions({
  queryKey: lagKey,
  queryFn: skipToken,
  select: ({ lag }: LagWatch) => lag,
})
