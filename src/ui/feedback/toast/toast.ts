export type ToastTone = 'info' | 'success' | 'failure'

/** A message at the edge of the page. Without `seconds` it stays until it is dismissed. */
export type ToastMessage = { title: string; text?: string; tone: ToastTone; seconds?: number }

type ToastOptions = { text?: string; tone?: ToastTone }
type Display = (message: ToastMessage) => void

const seconds = 6

let waiting: readonly ToastMessage[] = []
let display: Display | null = null
const listeners = new Set<() => void>()

/**
 * Shows a message, from anywhere in the app. Failures stay until they are dismissed. A message that comes while the
 * tab is hidden is shown when the tab is visible again.
 */
export function toast(title: string, { text, tone = 'info' }: ToastOptions = {}): void {
  waiting = [...waiting, { title, tone, ...(text && { text }), ...(tone !== 'failure' && { seconds }) }]
  for (const listener of listeners) listener()
  deliver()
}

/** Whether a message waits to be shown. */
export function hasWaitingToasts(): boolean {
  return waiting.length > 0
}

/** Calls `listener` for every new message. Returns a function that unsubscribes it. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Registers the function that shows messages, and passes it those that wait. Returns a function that unregisters
 * it.
 */
export function connectDisplay(connected: Display): () => void {
  display = connected
  document.addEventListener('visibilitychange', deliver)
  deliver()
  return () => {
    display = null
    document.removeEventListener('visibilitychange', deliver)
  }
}

function deliver() {
  if (!display || document.visibilityState === 'hidden') return
  const messages = waiting
  waiting = []
  for (const message of messages) display(message)
}
