import { isNotFound } from '#lib/requests/errors.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'

/** A sentence that says why the explorer has no balance; null without an error. */
export function explorerProblem(error: Error | null): string | null {
  if (error === null) return null
  return isNotFound(error) ? 'Not seen by the explorer yet.' : failureSentence(error)
}
