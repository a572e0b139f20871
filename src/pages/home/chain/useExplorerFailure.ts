import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { latestTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'

/** The failure of the explorer as a whole: nothing that the page asked of it was ever answered. Otherwise null. */
export function useExplorerFailure(): Error | null {
  const stats = useQuery({ ...statsQuery(), select: isThere })
  const blocks = useQuery({ ...latestBlocksQuery(), select: isThere })
  const transactions = useQuery({ ...latestTransactionsQuery(), select: isThere })
  return useLastError(commonAnswer([stats, blocks, transactions]), 'explorer')
}

/** Who only asks whether there is an answer is not drawn again for each. */
const isThere = () => true

/** Any data there is, and an error when all have failed. */
function commonAnswer(results: readonly Pick<UseQueryResult, 'data' | 'error'>[]) {
  const data = results.find((result) => result.data !== undefined)?.data
  const isDown = results.every(({ error }) => error !== null)
  return { data, error: (isDown && results[0]?.error) || null }
}
