import { formatCount } from '#lib/format/count.ts'
import { failureSentence } from '#ui/feedback/Failure.tsx'
import { Time } from '#ui/figures/Time.tsx'

type LiveStatusProps = {
  /** Epoch milliseconds of the newest response. */
  at: number
  error: Error | null
  /** How many new rows are not shown while the list is paused. */
  newCount: number
}

/** Whether a live list is up to date, paused or failing. */
export function LiveStatus({ at, error, newCount }: LiveStatusProps) {
  return (
    <p className="flex min-h-8 items-center gap-2 border-t px-4 text-xs text-faint">
      {error ? (
        <span className="text-warn">
          As of <Time at={new Date(at)} />. {failureSentence(error)}
        </span>
      ) : newCount > 0 ? (
        `Standing still while you read: ${formatCount(newCount)} new`
      ) : (
        'Live'
      )}
    </p>
  )
}
