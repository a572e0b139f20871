import { queryOptions, skipToken } from '@tanstack/react-query'
import type { LagWatch } from '#domain/blocks/indexerLag.ts'

/** The lag of the indexer. `blockTime`: the time of its newest block in epoch seconds while it lags; null when unknown. */
export type DatedLagWatch = LagWatch & { blockTime: number | null }

/** The key of the indexer's lag in the query cache. `indexerLagQuery`, which loads later, fetches it. */
export const lagKey = ['indexerLag']

/** The lag in the cache, without a request; null while the indexer does not lag. */
export const knownLag = queryOptions({
  queryKey: lagKey,
  queryFn: skipToken,
  select: ({ lag }: DatedLagWatch) => lag,
})
