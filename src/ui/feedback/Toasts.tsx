import { lazy, Suspense, useSyncExternalStore } from 'react'
import { subscribeToasts, toasts } from './toasts.ts'

const ToastList = lazy(async () => ({ default: (await import('./ToastList.tsx')).ToastList }))

/** Where messages appear; one for the whole app. Say something with `toast()` of lib/toasts. */
export function Toasts() {
  const all = useSyncExternalStore(subscribeToasts, toasts)
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="pointer-events-none fixed right-4 bottom-[calc(var(--frame-bottom)+1rem)] left-4 z-50 grid justify-items-end gap-2"
    >
      {all.length > 0 && (
        <Suspense fallback={null}>
          <ToastList all={all} />
        </Suspense>
      )}
    </section>
  )
}
