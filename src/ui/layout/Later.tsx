import { type ReactNode, useDeferredValue } from 'react'

type LaterProps = {
  /** What stands in their place first, of about their height. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Renders its children after the rest of the page, in short tasks: the store of the router mounts a page in one task,
 * which would keep a slow device from reacting.
 */
export function Later({ fallback, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : fallback
}
