/** Whether this process is about to stop. A load balancer then sends new requests elsewhere. */
let draining = false

/** Lets `/health/ready` report that this process takes no new work. Requests are still answered. */
export function startDraining(): void {
  draining = true
}

/** Whether `startDraining` was called. */
export function isDraining(): boolean {
  return draining
}
