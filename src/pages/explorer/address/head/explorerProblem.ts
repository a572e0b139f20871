import { isNotFound } from '#lib/requests/errors.ts'

/** A sentence that says why the explorer has no balance; null without an error. The list below names the failure. */
export function explorerProblem(error: Error | null): string | null {
  if (error === null) return null
  return isNotFound(error) ? 'Not seen by the explorer yet.' : 'No usable answer from the explorer.'
}
