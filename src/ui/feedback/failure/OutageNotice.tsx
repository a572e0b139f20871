import { Button } from '#ui/form/Button.tsx'
import { interfaceInSentence } from './interfaceTitle.ts'
import { retryOutage, useOutage } from './outage.ts'

/** One notice in place of two or more panels that failed: which interfaces do not answer, and a button to try again. */
export function OutageNotice() {
  const { names, isUnreachable } = useOutage()
  if (names.length === 0) return null
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-surface px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-60">
        {isUnreachable ? "Can't reach" : 'No usable answer from'} {inWords(names.map(interfaceInSentence))}.{' '}
        <span className="text-muted">
          {names.length === 1
            ? 'Its parts of this page return when it answers.'
            : 'Their parts of this page return when they answer.'}
        </span>
      </p>
      <Button size="small" onClick={retryOutage}>
        Try again
      </Button>
    </div>
  )
}

/** Made when it is needed: a browser loads its list formats in a tenth of a second of a phone. */
function inWords(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
