import { useRouterState } from '@tanstack/react-router'

/** A line under the bar while the next page is on its way; a quick one never shows it. */
export function Progress() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  return (
    <div role="status" className="absolute inset-x-0 -bottom-px h-px">
      {pending && (
        <div className="h-full animate-late bg-accent">
          <span className="sr-only">Loading</span>
        </div>
      )}
    </div>
  )
}
