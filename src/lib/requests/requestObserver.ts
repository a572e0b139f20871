import type { InterfaceError, InterfaceName } from './errors.ts'

/** The outcome of a request to an interface: its latency in milliseconds, or its error. */
export type RequestOutcome = { latency: number } | { error: InterfaceError }

type RequestObserver = (name: InterfaceName, outcome: RequestOutcome) => void

const observers = new Set<RequestObserver>()

/** Calls `observer` after every request to an interface. Returns a function that unsubscribes it. */
export function observeRequests(observer: RequestObserver): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}

/** Reports the outcome of a request. Only for the clients that send requests. */
export function reportRequest(name: InterfaceName, outcome: RequestOutcome): void {
  for (const observer of observers) observer(name, outcome)
}
