/** The deadline of each request in epoch milliseconds; all tries of a query share its signal. */
const deadlines = new WeakMap<AbortSignal, Map<string, number>>()

/**
 * The milliseconds left for one more try of a request, from `deadline` for all its tries. The caller's signal
 * identifies the tries; without one each request has the whole time.
 */
export function timeLeft(request: string, deadline: number, signal?: AbortSignal): number {
  if (!signal) return deadline
  const now = Date.now()
  const ends = deadlines.get(signal) ?? new Map<string, number>()
  deadlines.set(signal, ends)
  const end = ends.get(request) ?? now + deadline
  ends.set(request, end)
  return Math.max(0, end - now)
}

/** Forgets the tries of a request that was answered: the same one may be sent again under a signal that lives on. */
export function endTries(request: string, signal?: AbortSignal): void {
  if (signal) deadlines.get(signal)?.delete(request)
}
