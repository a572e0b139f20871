import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { hasWaitingToasts, subscribeToasts } from './toast.ts'

const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }))

/** The place for messages; see `toast`. Its code is loaded with the first message. */
export function Toasts() {
  const isWanted = useSyncExternalStore(subscribeToasts, hasWaitingToasts)
  const [isShown, setIsShown] = useState(false)
  if (isWanted && !isShown) setIsShown(true)
  if (!isShown) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </ErrorBoundary>
  )
}
