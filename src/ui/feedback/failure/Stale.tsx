import { corrected } from '#lib/browser/clock.ts'
import { Countdown } from '#ui/feedback/loading/Countdown.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { failureSentence, retryNow } from './Failure.tsx'

type StaleProps = {
  /** When the shown data was received, by this device's clock. */
  at: Date | null
  error: unknown
  retry?: () => void
}

/** Says that the data is old, how old, and why, with a button to try again. */
export function Stale({ at, error, retry }: StaleProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 border-b px-4 py-2 text-xs text-warn">
      <span>
        As of <Time at={at && new Date(corrected(at.getTime()))} />. {failureSentence(error)}
        <Countdown error={error} />
      </span>
      {retry && (
        <button
          type="button"
          className="h-6 font-medium underline underline-offset-2"
          onClick={() => retryNow(error, retry)}
        >
          Try again
        </button>
      )}
    </div>
  )
}
