import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { latestBlocksQuery } from '#interfaces/explorer/block.ts'
import { statsQuery } from '#interfaces/explorer/stats.ts'
import { latestTransactionsQuery } from '#interfaces/explorer/transaction.ts'

/** The failure of the explorer as a whole: nothing that the page asked of it was ever answered. Otherwise null. */
export function useExplorerFailure(): Error | null {
  return useQueries({
    queries: [statsQuery(), latestBlocksQuery(), latestTransactionsQuery()],
    combine: commonFailure,
  })
}

function commonFailure(results: readonly Pick<UseQueryResult, 'data' | 'error'>[]): Error | null {
  const isDown = results.every(({ data, error }) => data === undefined && error !== null)
  return isDown ? (results[0]?.error ?? null) : null
}
