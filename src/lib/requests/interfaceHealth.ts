import { type InterfaceError, type InterfaceName, interfaceNames } from '#lib/requests/errors.ts'

export type HealthState = 'unknown' | 'up' | 'slow' | 'down'

/** The health of one interface, known from the requests the app sends anyway. */
export type Health = {
  state: HealthState
  /** When this state began. */
  since: Date
  /** Milliseconds until the last complete response; null before the first. */
  latency: number | null
  lastError: InterfaceError | null
}

/** The outcome of a request to an interface: its latency in milliseconds, or its error; or that it is slow to come. */
type RequestOutcome = { latency: number } | { error: InterfaceError } | { isLate: true }

/** After how many milliseconds an interface is slow. */
const slowAfter = 3_000

const listeners = new Set<() => void>()
let all: Record<InterfaceName, Health> = initial()

function initial(): Record<InterfaceName, Health> {
  const since = new Date()
  const entries = interfaceNames.map((name) => [
    name,
    { state: 'unknown', since, latency: null, lastError: null },
  ])
  return Object.fromEntries(entries)
}

/** The health of all four as of the last request; the same object until the next one ends. */
export function health(): Record<InterfaceName, Health> {
  return all
}

/** Calls back after each request that ended. Returns what stops it. */
export function subscribeHealth(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Updates the health of an interface with the outcome of a request. An interface that answers "not found" or "bad
 * request" works. One failed request makes it `slow`, the second in a row `down`. Only for the clients that send requests.
 */
export function reportRequest(name: InterfaceName, outcome: RequestOutcome): void {
  const before = all[name]
  const next = afterOutcome(before, outcome)
  const changed = next.state !== before.state
  all = { ...all, [name]: { ...next, since: changed ? new Date() : before.since } }
  for (const listener of listeners) listener()
}

/** Reports that a request is late, unless the function it returns is called before. Only for the clients. */
export function reportWhenLate(name: InterfaceName): () => void {
  const timer = setTimeout(reportRequest, slowAfter, name, { isLate: true })
  return () => clearTimeout(timer)
}

function afterOutcome(before: Health, outcome: RequestOutcome): Health {
  if ('error' in outcome) return afterError(before, outcome.error)
  if ('latency' in outcome) return afterAnswer(before, outcome.latency)
  return before.state === 'down' ? before : { ...before, state: 'slow' }
}

function afterAnswer(before: Health, latency: number): Health {
  return { ...before, state: latency > slowAfter ? 'slow' : 'up', latency, lastError: null }
}

function afterError(before: Health, error: InterfaceError): Health {
  const { kind, status } = error
  const answered = kind === 'not-found' || (kind === 'refused' && status !== undefined && status < 500)
  if (answered) return { ...before, state: before.state === 'unknown' ? 'up' : before.state }
  if (kind === 'limited') return { ...before, state: 'slow', lastError: error }
  const again = before.state === 'down' || before.state === 'unknown' || before.lastError !== null
  return { ...before, state: again ? 'down' : 'slow', lastError: error }
}
