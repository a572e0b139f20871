type Pausable = { start(): void; pause(): void; readonly subscribed: boolean }

const pauseAfter = 30_000

/**
 * Starts a connection when the page is visible, and again when the browser is back online. In a hidden tab a
 * subscription is kept for 30 s, because people come back; polling and reconnecting stop at once.
 */
export function watchPage(connection: Pausable): () => void {
  const page = globalThis.document
  let timer: ReturnType<typeof setTimeout> | undefined

  function onVisibility() {
    clearTimeout(timer)
    if (!isHidden()) {
      if (!connection.subscribed) connection.start()
    } else if (connection.subscribed) {
      timer = setTimeout(connection.pause, pauseAfter)
    } else {
      connection.pause()
    }
  }

  function onOnline() {
    if (!isHidden()) connection.start()
  }

  page?.addEventListener('visibilitychange', onVisibility)
  globalThis.addEventListener?.('online', onOnline)
  onVisibility()

  return () => {
    clearTimeout(timer)
    page?.removeEventListener('visibilitychange', onVisibility)
    globalThis.removeEventListener?.('online', onOnline)
  }
}

/** Whether the page is hidden; false outside of a browser. */
export function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden'
}
