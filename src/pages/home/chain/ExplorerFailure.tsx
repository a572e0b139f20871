import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { latestTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Button } from '#ui/form/Button.tsx'

type ExplorerFailureProps = { error: Error }

/** One line in place of all panels of the explorer. It disappears when the explorer answers again. */
export function ExplorerFailure({ error }: ExplorerFailureProps) {
  const client = useQueryClient()
  const retry = () => void client.refetchQueries({ queryKey: ['explorer'] })
  return (
    <div
      role="status"
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-y py-2 text-sm text-muted"
    >
      <p>{failureSentence(error)} Blocks and transactions return when it answers.</p>
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}

/** The error of the explorer when all three requests of the page failed and none was ever answered; else null. */
export function useExplorerFailure(): Error | null {
  const stats = useQuery({ ...statsQuery(), select: isThere })
  const blocks = useQuery({ ...latestBlocksQuery(), select: isThere })
  const transactions = useQuery({ ...latestTransactionsQuery(), select: isThere })
  return useLastError(commonAnswer([stats, blocks, transactions]), 'explorer')
}

/** With this selector a component is not rendered again for each new answer. */
const isThere = () => true

/** The data of the first request that has some, and the error of the first when all have failed. */
function commonAnswer(results: readonly Pick<UseQueryResult, 'data' | 'error'>[]) {
  const data = results.find((result) => result.data !== undefined)?.data
  const isDown = results.every(({ error }) => error !== null)
  return { data, error: (isDown && results[0]?.error) || null }
}
