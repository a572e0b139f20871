/** Whether this process is about to stop. A load balancer then sends new requests elsewhere. */
let draining = false
const listeners = new Set<() => void>()

/** Lets `/health/ready` report that this process takes no new work. Requests are still answered. */
export function startDraining(): void {
  draining = true
  for (const listener of listeners) listener()
}

/** Whether `startDraining` was called. */
export function isDraining(): boolean {
  return draining
}

/** Calls `listener` when this process is about to stop. The returned function ends that. */
export function onDraining(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
