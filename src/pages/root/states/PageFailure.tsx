import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { InterfaceError } from '#lib/requests/errors.ts'
import { failureSentence } from '#ui/feedback/Failure.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'

/** Shown when a page failed as a whole: why, and what may help. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const message = error instanceof Error ? error.message : String(error)
  const isOldFile = !(error instanceof InterfaceError) && /import|module|chunk/i.test(message)

  function retry() {
    if (isOldFile) location.reload()
    else void router.invalidate().then(reset)
  }

  return (
    <div className="grid max-w-2xl gap-4 py-8" role="alert">
      <PageHead title="This page could not be shown" documentTitle="Failed" />
      <p className="text-muted">
        {isOldFile
          ? 'Part of this page failed to load. Tideline may have been updated since you opened it.'
          : failureSentence(error)}
      </p>
      <p className="break-words font-mono text-xs text-faint">{message.slice(0, 300)}</p>
      <div>
        <Button onClick={retry}>{isOldFile ? 'Reload' : 'Try again'}</Button>
      </div>
    </div>
  )
}
