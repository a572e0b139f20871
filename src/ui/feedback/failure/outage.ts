import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { InterfaceError, type InterfaceName, isTransient } from '#lib/requests/errors.ts'
import { health, subscribeHealth } from '#lib/requests/interfaceHealth.ts'
import { endLongPauses } from '#lib/requests/pause/serverPause.ts'

/** A panel that has nothing to show because an interface does not answer. */
type FailedPanel = {
  from: InterfaceName
  /** False when it answered too late or with an error of its own. */
  isUnreachable: boolean
  retry: () => void
  /** False while the panel is loading again. */
  isFailed: boolean
}

const panels = new Map<string, FailedPanel>()
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const unsubscribe = subscribeHealth(listener)
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

/**
 * The failed panels of an outage: two or more, because a single one says in place what is missing. A panel that loads again
 * still counts while its interface is down.
 */
function outage(): [string, FailedPanel][] {
  const failed = [...panels].filter(([, { from, isFailed }]) => isFailed || health()[from].state === 'down')
  return failed.length > 1 ? failed : []
}

/** Identifies the panel around a failure. */
export const PanelKey = createContext<string | null>(null)

/**
 * Counts the panel around a failure, or the part of a page named `key`, as failed while `error` says that an interface does
 * not answer.
 */
export function useFailedPanel(error: unknown, retry: (() => void) | undefined, key?: string): void {
  const around = useContext(PanelKey)
  const panel = key ?? around
  const from =
    error instanceof InterfaceError && isTransient(error) && error.kind !== 'limited' ? error.from : null
  const isUnreachable = error instanceof InterfaceError && error.kind === 'unreachable'
  const latestRetry = useRef(retry)
  latestRetry.current = retry
  useEffect(() => {
    if (panel === null || from === null) return
    const failed = { from, isUnreachable, retry: () => latestRetry.current?.(), isFailed: true }
    panels.set(panel, failed)
    notify()
    return () => {
      if (panels.get(panel) === failed) panels.set(panel, { ...failed, isFailed: false })
      notify()
    }
  }, [panel, from, isUnreachable])
}

/** Whether a part of a page is hidden because one notice speaks for all that failed. A new `key` begins anew. */
export function useIsHidden(key: string): boolean {
  useEffect(
    () => () => {
      if (panels.delete(key)) notify()
    },
    [key],
  )
  return useSyncExternalStore(subscribe, () => outage().some(([panel]) => panel === key))
}

/** The interfaces that the failed panels of an outage wait for, none without an outage, and whether no request reaches them. */
export function useOutage(): { names: InterfaceName[]; isUnreachable: boolean } {
  const names = useSyncExternalStore(subscribe, () =>
    [...new Set(outage().map(([, { from }]) => from))].sort().join(),
  )
  const isUnreachable = useSyncExternalStore(subscribe, () =>
    outage().every(([, panel]) => panel.isUnreachable),
  )
  return { names: names === '' ? [] : (names.split(',') as InterfaceName[]), isUnreachable }
}

/** Retries all panels of an outage on a press of a button. */
export function retryOutage(): void {
  for (const [, { from, retry }] of outage()) {
    endLongPauses(from)
    retry()
  }
}
