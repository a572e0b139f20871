import { notifyManager } from '@tanstack/react-query'
import { createFlush } from './flush.ts'

/**
 * A value outside React, for `useSyncExternalStore`. Changes reach the snapshot and the listeners together, at most
 * five times a second; `complete` then adds what is too expensive to compute at every change.
 */
export function createFlushedStore<T extends object>(initial: T, complete: (value: T) => T) {
  const listeners = new Set<() => void>()
  let next = initial
  let snapshot = initial

  const flush = createFlush(() => {
    snapshot = complete(next)
    for (const listener of listeners) notifyManager.schedule(listener)
  })

  return {
    listeners,
    snapshot: () => snapshot,
    /** The value with the changes that are not flushed yet. */
    next: () => next,
    change(part: Partial<T>) {
      next = { ...next, ...part }
      flush.schedule()
    },
    cancel: flush.cancel,
  }
}
