import type { InterfaceError, InterfaceName } from './errors.ts'

/** The outcome of a request to an interface: its latency in milliseconds, or its error; or that it is slow to come. */
export type RequestOutcome = { latency: number } | { error: InterfaceError } | { isLate: true }

/** After how many milliseconds an interface is slow. */
export const slowAfter = 3_000

type RequestObserver = (name: InterfaceName, outcome: RequestOutcome) => void

const observers = new Set<RequestObserver>()

/** Calls `observer` after every request to an interface. Returns a function that unsubscribes it. */
export function observeRequests(observer: RequestObserver): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}

/** Reports that a request is late, unless the function it returns is called before. Only for the clients. */
export function reportWhenLate(name: InterfaceName): () => void {
  const timer = setTimeout(reportRequest, slowAfter, name, { isLate: true })
  return () => clearTimeout(timer)
}

/** Reports the outcome of a request. Only for the clients that send requests. */
export function reportRequest(name: InterfaceName, outcome: RequestOutcome): void {
  for (const observer of observers) observer(name, outcome)
}
