import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { latestTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { useFailedPanel, useIsHidden } from '#ui/feedback/failure/outage.ts'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Button } from '#ui/form/Button.tsx'

type ExplorerFailureProps = { error: Error }

const key = 'home explorer'

/** One line in place of all panels of the explorer. It disappears when the explorer answers again. */
export function ExplorerFailure({ error }: ExplorerFailureProps) {
  const client = useQueryClient()
  const retry = () => void client.refetchQueries({ queryKey: ['explorer'] })
  useFailedPanel(error, retry, key)
  return (
    <div
      role="status"
      hidden={useIsHidden(key)}
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-y py-2 text-sm text-muted"
    >
      <p>{failureSentence(error)} Blocks and transactions return when it answers.</p>
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}

/** The error of an explorer that answered none of the three requests of the page; else null. */
export function useExplorerFailure(): Error | null {
  const stats = useQuery({ ...statsQuery(), select: isThere })
  const blocks = useQuery({ ...latestBlocksQuery(), select: isThere })
  const transactions = useQuery({ ...latestTransactionsQuery(), select: isThere })
  return useLastError(commonAnswer([stats, blocks, transactions]), 'explorer')
}

/** With this selector a component is not rendered again for each new answer. */
const isThere = () => true

/** The data of the first request that has some, and an error when all have failed or the explorer is unreachable. */
function commonAnswer(results: readonly Pick<UseQueryResult, 'data' | 'error'>[]) {
  const data = results.find((result) => result.data !== undefined)?.data
  const errors = results.flatMap(({ error }) => error ?? [])
  // An explorer that nothing reaches fails every request, so the slowest of them is not waited for.
  const unreachable = errors.find((error) => error instanceof InterfaceError && error.kind === 'unreachable')
  return { data, error: unreachable ?? (errors.length === results.length ? (errors[0] ?? null) : null) }
}
