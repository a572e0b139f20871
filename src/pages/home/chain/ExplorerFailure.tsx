import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { latestTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Button } from '#ui/form/Button.tsx'

type ExplorerFailureProps = { error: Error }

/** One line in place of everything the explorer would fill. It goes away when the explorer answers again. */
export function ExplorerFailure({ error }: ExplorerFailureProps) {
  const client = useQueryClient()
  const retry = () => void client.refetchQueries({ queryKey: ['explorer'] })
  return (
    <div
      role="status"
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-y py-2 text-sm text-muted"
    >
      <p>{failureSentence(error)} Blocks and transactions come back with it.</p>
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}

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
