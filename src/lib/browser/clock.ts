const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let current = Date.now()

/** The time in epoch milliseconds, as of the last tick. */
export function now(): number {
  if (listeners.size === 0) current = Date.now()
  return current
}

/**
 * Calls `listener` every second. One timer serves the whole page; it stops while the tab is hidden and without
 * listeners.
 */
export function subscribeClock(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function start() {
  document.addEventListener('visibilitychange', onVisibility)
  current = Date.now()
  onVisibility()
}

function stop() {
  document.removeEventListener('visibilitychange', onVisibility)
  clearInterval(timer)
}

function onVisibility() {
  clearInterval(timer)
  if (document.hidden) return
  tick()
  timer = setInterval(tick, 1_000)
}

function tick() {
  current = Date.now()
  for (const listener of listeners) listener()
}
