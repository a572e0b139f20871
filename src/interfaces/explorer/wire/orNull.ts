import { InterfaceError, isNotFound } from '#lib/requests/errors.ts'

/** The answer to a request for a path that is not in the specification: null from an explorer without it (404, 422). */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isNotFound(error) || (error instanceof InterfaceError && error.status === 422)) return null
    throw error
  }
}
