import { isNotFound } from '#lib/requests/errors.ts'

/** Why there is no balance from the explorer, as a sentence; null without an error. */
export function explorerProblem(error: Error | null): string | null {
  if (error === null) return null
  return isNotFound(error) ? 'Not seen by the explorer yet.' : "Can't reach the explorer."
}
