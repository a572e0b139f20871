import { queryOptions, skipToken } from '@tanstack/react-query'
import type { LagWatch } from '#domain/blocks/indexerLag.ts'

/** With the time of the indexer's newest block, in epoch seconds, while it lags; null when the node does not say. */
export type DatedLagWatch = LagWatch & { blockTime: number | null }

/** Where what is known of the indexer's lag is kept. It is asked for by what is loaded later: see `indexerLagQuery`. */
export const lagKey = ['indexerLag']

/** What is known already, without asking; null while the indexer does not lag. */
export const knownLag = queryOptions({
  queryKey: lagKey,
  queryFn: skipToken,
  select: ({ lag }: DatedLagWatch) => lag,
})
