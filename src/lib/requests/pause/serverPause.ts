import { InterfaceError, type InterfaceName } from '#lib/requests/errors.ts'

/** The end of each server's pause in epoch milliseconds. */
const pauses = new Map<string, number>()

/** Milliseconds left of a server's pause; 0 without one. */
export function remainingPause(server: string): number {
  return Math.max(0, (pauses.get(server) ?? 0) - Date.now())
}

/** Begins or prolongs the pause that all requests to a server share. */
export function pauseServer(server: string, wait: number): void {
  pauses.set(server, Date.now() + Math.max(wait, remainingPause(server)))
}

/** The longest pause in milliseconds that also holds for a person's retry. */
const longestForPeople = 60_000

/** Ends the pauses of an interface that are longer than a minute, because a person asks again. */
export function endLongPauses(from: InterfaceName): void {
  for (const server of pauses.keys()) {
    if (server.startsWith(`${from} `) && remainingPause(server) > longestForPeople) pauses.delete(server)
  }
}

/** The server of an interface, which all its paths share. */
export function serverOf(from: InterfaceName, url: URL | string): string {
  return `${from} ${new URL(url).origin}`
}

/** Throws a `limited` InterfaceError while the server of a URL gets no requests. */
export function assertNotPaused(from: InterfaceName, url: URL | string): void {
  const retryAfter = remainingPause(serverOf(from, url))
  if (retryAfter > 0)
    throw new InterfaceError(from, 'limited', 'The interface asked for a pause.', { retryAfter })
}
