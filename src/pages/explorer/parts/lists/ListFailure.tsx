import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { InterfaceError, mayRecover } from '#lib/requests/errors.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { useSlowRetry } from '#ui/feedback/loading/useSlowRetry.ts'
import { ListPager } from './ListPager.tsx'

/** The statuses by which a server refuses a page of a list, and not the app or the whole list. */
const requestStatuses = [400, 404, 410, 422]

function isOfRequest(error: unknown): boolean {
  return error instanceof InterfaceError && requestStatuses.includes(error.status ?? 0)
}

type ListFailureProps = {
  error: unknown
  label: string
  page: Cursor | undefined
  retry: () => void
  /** Shown instead while the explorer does not answer. */
  fromNode?: ((error: unknown, retry: () => void) => ReactNode) | undefined
}

/**
 * Shown when a page of a list failed: the rows of the node, where it has some; else why. The cursor of a later page may
 * have expired, so the pager offers First.
 */
export function ListFailure({ error, label, page, retry, fromNode }: ListFailureProps) {
  const { reset } = useQueryErrorResetBoundary()
  // The same function in each render: its repetition would begin anew.
  const again = useCallback(() => {
    reset()
    retry()
  }, [reset, retry])
  useSlowRetry(error, again)
  if (fromNode && mayRecover(error)) return fromNode(error, again)
  return (
    <>
      {page !== undefined && isOfRequest(error) ? (
        <Empty>The explorer does not accept this link to a page of the list. It may have expired.</Empty>
      ) : (
        <Failure error={error} retry={page === undefined || mayRecover(error) ? again : undefined} />
      )}
      {page !== undefined && <ListPager label={label} page={page} />}
    </>
  )
}
