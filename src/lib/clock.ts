const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let ahead = 0
let current = Date.now()

/** The time of the network in epoch milliseconds, as of the last tick. */
export function now(): number {
  if (listeners.size === 0) current = Date.now() + ahead
  return current
}

/**
 * A moment an interface vouches for (the newest block). When this computer's clock is behind, ages are
 * counted from the network's time.
 */
export function observeTime(at: Date): void {
  const difference = at.getTime() - Date.now()
  const plausible = difference < 24 * 60 * 60 * 1_000
  if (difference > ahead && plausible) ahead = difference
}

/** One tick a second for the whole page, none while the tab is hidden or nobody listens. */
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
  current = Date.now() + ahead
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
  current = Date.now() + ahead
  for (const listener of listeners) listener()
}
