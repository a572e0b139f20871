import type { InterfaceError } from '#lib/requests/errors.ts'
import { isMissingMethod } from './missingMethod.ts'
import { nodeErrorOf } from './rpc.ts'

/** The answer of the node; undefined when it does not have the method. Throws its other errors. */
export async function optional<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isMethodMissing(error)) return undefined
    throw error
  }
}

/** Whether a call failed because the node does not have its method. */
export function isMethodMissing(error: unknown): boolean {
  const refused = nodeErrorOf(error)
  return refused !== undefined && isMissingMethod({ ...refused, status: (error as InterfaceError).status })
}
