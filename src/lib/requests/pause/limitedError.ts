import { InterfaceError } from '#lib/requests/errors.ts'
import { askedWait } from './retryAfter.ts'
import { pauseServer, remainingPause } from './serverPause.ts'

/** The pauses grow while a server keeps on limiting us: 1, 2, 4 and at most 8 seconds, or what it asks for. */
const longestGrowth = 8_000
/** After so long without a limit the next pause is short again, in milliseconds. */
const forgottenAfter = 30_000

const earlier = new Map<string, { growth: number; at: number }>()

/** Begins the pause an answer 429 asks for. Returns its error, with the time until the server may be asked again. */
export function limitedError(error: InterfaceError, server: string, headers: Headers): InterfaceError {
  const now = Date.now()
  const { growth = 500, at = 0 } = earlier.get(server) ?? {}
  // Answers to requests that were on their way when the pause began tell nothing new.
  const next =
    remainingPause(server) > 0
      ? growth
      : now - at < forgottenAfter
        ? Math.min(2 * growth, longestGrowth)
        : 1_000
  earlier.set(server, { growth: next, at: now })
  pauseServer(server, Math.max(askedWait(headers, now), next))
  return new InterfaceError(error.from, 'limited', error.message, {
    status: 429,
    body: error.body,
    retryAfter: remainingPause(server),
  })
}
