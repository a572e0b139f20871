import { type FailureKind, InterfaceError } from '#lib/requests/errors.ts'
import { endLongPauses } from '#lib/requests/pause/serverPause.ts'
import { Countdown } from '#ui/feedback/loading/Countdown.tsx'
import { Button } from '#ui/form/Button.tsx'
import { interfaceInSentence } from './interfaceTitle.ts'
import { useFailedPanel } from './outage.ts'

type FailureProps = { error: unknown; retry?: (() => void) | undefined }

/** A sentence for each kind of failure, with the name of the interface. */
const sentences: Record<FailureKind, (name: string) => string> = {
  unreachable: (name) => `Can't reach ${name}.`,
  timeout: (name) => `No answer from ${name} in time.`,
  refused: (name) => `The request was refused by ${name}.`,
  limited: (name) => `Too many requests to ${name}.`,
  'not-found': (name) => `Not found by ${name}.`,
  malformed: (name) => `This page cannot read the answer of ${name}.`,
}

/**
 * Shows a failure in one sentence, with a button to try again. Where several panels failed at once, the notice of the page
 * says it instead of them.
 */
export function Failure({ error, retry }: FailureProps) {
  useFailedPanel(error, retry)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-text">
          {failureSentence(error)}
          <Countdown error={error} />
        </p>
        {error instanceof InterfaceError && saysMore(error) && (
          <p className="break-words text-xs text-faint">
            <bdi>{error.message}</bdi>
          </p>
        )}
      </div>
      {retry && (
        <Button size="small" onClick={() => retryNow(error, retry)}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** Retries on a press of a button, also while the interface asked the app for a long pause. */
export function retryNow(error: unknown, retry: () => void): void {
  if (error instanceof InterfaceError) endLongPauses(error.from)
  retry()
}

/** Describes a failure in one sentence, without details of the program. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof InterfaceError)) return 'This part of the page failed.'
  return sentences[error.kind](interfaceInSentence(error.from))
}

/** Whether the error's message adds something to the sentence. */
function saysMore({ kind }: InterfaceError): boolean {
  return kind !== 'unreachable' && kind !== 'timeout'
}
