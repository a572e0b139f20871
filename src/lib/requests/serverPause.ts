/** Until when a server that limits us gets no requests, in epoch milliseconds. */
const pauses = new Map<string, number>()

/** How long no request goes to a server, in milliseconds; 0 when it may be asked. */
export function remainingPause(server: string): number {
  return Math.max(0, (pauses.get(server) ?? 0) - Date.now())
}

/** Begins or prolongs the pause that all requests to a server share. */
export function pauseServer(server: string, wait: number): void {
  pauses.set(server, Date.now() + Math.max(wait, remainingPause(server)))
}
