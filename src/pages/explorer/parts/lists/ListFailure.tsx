import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { Cursor } from '#interfaces/explorer/wire/page.ts'
import { mayRecover } from '#lib/requests/errors.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { useSlowRetry } from '#ui/feedback/loading/useSlowRetry.ts'
import { ListPager } from './ListPager.tsx'

type ListFailureProps = { error: unknown; label: string; page: Cursor; retry: () => void }

/** Shown in place of a later page of a list that failed. Its cursor may no longer be valid, so First leads out of it. */
export function ListFailure({ error, label, page, retry }: ListFailureProps) {
  const { reset } = useQueryErrorResetBoundary()
  const again = () => {
    reset()
    retry()
  }
  useSlowRetry(error, again)
  return (
    <>
      <Failure error={error} retry={mayRecover(error) ? again : undefined} />
      {!mayRecover(error) && (
        <p className="px-4 pb-4 text-sm text-muted">
          The explorer does not accept this page of the list. It may have moved since the link was made.
        </p>
      )}
      <ListPager label={label} page={page} />
    </>
  )
}
