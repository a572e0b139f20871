import type { InterfaceError, InterfaceName } from './errors.ts'

/** How a request to an interface ended: with a complete answer after so many milliseconds, or with an error. */
export type RequestOutcome = { latency: number } | { error: InterfaceError }

type RequestObserver = (name: InterfaceName, outcome: RequestOutcome) => void

const observers = new Set<RequestObserver>()

/** Calls `observer` after every request to an interface. Returns the function that ends it. */
export function observeRequests(observer: RequestObserver): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}

/** Says how a request ended. Only for the clients that send requests. */
export function reportRequest(name: InterfaceName, outcome: RequestOutcome): void {
  for (const observer of observers) observer(name, outcome)
}
