import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isGoneFile, reloadForNewBuild } from '#lib/browser/reloadForNewBuild.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'

/** Shown when a whole page failed. Reloads once when a file is gone, because a newer build may be deployed. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [isReloading] = useState(() => reloadForNewBuild(error))
  const isGone = isGoneFile(error)
  if (isReloading) return null

  function retry() {
    if (isGone) location.reload()
    else void router.invalidate().then(reset)
  }

  return (
    <div className="grid max-w-2xl gap-3" role="alert">
      <PageHead title="This page could not be shown" documentTitle="Failed" />
      <p className="text-muted">
        {isGone
          ? 'Part of this page failed to load. Tideline may have been updated since you opened it.'
          : failureSentence(error)}
      </p>
      <p className="break-words font-mono text-xs text-faint">
        {(error instanceof Error ? error.message : String(error)).slice(0, 300)}
      </p>
      <div>
        <Button onClick={retry}>{isGone ? 'Reload' : 'Try again'}</Button>
      </div>
    </div>
  )
}
