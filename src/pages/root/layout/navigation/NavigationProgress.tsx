import { useRouterState } from '@tanstack/react-router'

/** A line under the header while the next page loads. It appears after 200 ms. */
export function NavigationProgress() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  return (
    <div role="status" className="absolute inset-x-0 -bottom-px h-px">
      {pending && (
        <div className="h-full animate-delayed bg-accent">
          <span className="sr-only">Loading</span>
        </div>
      )}
    </div>
  )
}
