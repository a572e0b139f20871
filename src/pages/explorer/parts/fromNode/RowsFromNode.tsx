import type { ReactNode } from 'react'
import { Failure, failureSentence, retryNow } from '#ui/feedback/failure/Failure.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Countdown } from '#ui/feedback/loading/Countdown.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'

type RowsFromNodeProps<Rows> = {
  /** The query of the node. */
  answer: { data: Rows | undefined; error: Error | null; failureReason: Error | null }
  /** Why the explorer has no list, and how to ask it again. */
  error: unknown
  retry: () => void
  /** What the rows are: "These are the newest blocks, read from the node." */
  sentence: string
  children: (rows: Rows) => ReactNode
}

/** The rows that the node has while the explorer does not answer; the explorer's failure where the node fails, too. */
export function RowsFromNode<Rows>({ answer, error, retry, sentence, children }: RowsFromNodeProps<Rows>) {
  // Not only once all tries failed: the explorer was waited for long enough.
  const nodeError = useLastError(answer, sentence) ?? answer.failureReason
  if (answer.data === undefined) {
    return nodeError ? <Failure error={error} retry={retry} /> : <TableSkeleton rows={20} lines={3} />
  }
  return (
    <>
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-3 border-b px-4 py-2 text-xs text-warn"
      >
        <p>
          {failureSentence(error)} {sentence}
          <Countdown error={error} />
        </p>
        <button
          type="button"
          className="thumb h-6 font-medium underline underline-offset-2"
          onClick={() => retryNow(error, retry)}
        >
          Try again
        </button>
      </div>
      {children(answer.data)}
    </>
  )
}
