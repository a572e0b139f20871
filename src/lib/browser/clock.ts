const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let current = Date.now()
/** How many milliseconds the clock of this device is behind the server's. */
let behind = 0

/** The time in epoch milliseconds, as of the last tick, also where the clock of this device is wrong. */
export function now(): number {
  if (listeners.size === 0) current = time()
  return current
}

/** Milliseconds of difference to ignore: an answer takes a while, and a server's clock is not exact. */
const tolerated = 60_000

/**
 * Corrects this device's clock by the `Date` of an answer that was just received. An answer from a cache (`Age`) is
 * ignored, because its date is older.
 */
export function setClock(headers: Headers): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now()
  behind = !headers.has('age') && Math.abs(difference) > tolerated ? difference : 0
}

/** How many milliseconds the clock of this device is behind the server's; negative when it is ahead, 0 when it is right. */
export function clockDifference(): number {
  return behind
}

/** Converts a time of this device's clock to the server's clock, both in epoch milliseconds. */
export function corrected(told: number): number {
  return told + behind
}

function time() {
  return corrected(Date.now())
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
  current = time()
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
  current = time()
  for (const listener of listeners) listener()
}
