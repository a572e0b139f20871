import { type FailureKind, InterfaceError } from '#lib/requests/errors.ts'
import { Button } from '#ui/form/Button.tsx'
import { interfaceTitle } from './interfaceTitle.ts'

type FailureProps = { error: unknown; retry?: (() => void) | undefined }

const sentences: Record<FailureKind, string> = {
  unreachable: 'does not answer.',
  timeout: 'did not answer in time.',
  refused: 'refused the request.',
  limited: 'asks for fewer requests. Wait a moment.',
  'not-found': 'does not know this.',
  malformed: 'answered something this page cannot read.',
}

/** A failure in one sentence, with a button to try again. */
export function Failure({ error, retry }: FailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-text">{failureSentence(error)}</p>
        {error instanceof InterfaceError && (
          <p className="break-words text-xs text-faint">
            <bdi>{error.message}</bdi>
          </p>
        )}
      </div>
      {retry && (
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** What went wrong, as a sentence for people. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof InterfaceError)) return 'This part of the page failed.'
  return `${interfaceTitle(error.from).title} ${sentences[error.kind]}`
}
