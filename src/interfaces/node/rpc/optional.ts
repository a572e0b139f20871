import type { InterfaceError } from '#lib/requests/errors.ts'
import { nodeErrorOf } from './rpc.ts'

/** The codes of "method not found" and "method not supported". */
const missingCodes: readonly unknown[] = [-32_601, -32_004]
/** Statuses with which a gateway refuses a method without an error object. */
const missingStatuses: readonly unknown[] = [400, 403, 404, 405, 501]

/** What a refusal of a missing method is about: the method by name, or what it belongs to. */
const subject = /method|namespace|filter|rpc(?! error)|[a-z]_[a-z]/i
const refusal =
  /unsupported|disabled|unavailable|unknown|not (?:supported|available|found|allowed|implemented|exist|whitelisted)/i

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

type Refusal = { code?: unknown; message?: string | undefined; status?: number | undefined }

/**
 * Whether a node refused a call because it does not have the method. Nodes say so by a code of its own, by the generic
 * codes with a sentence, or by an HTTP status alone. A revert is never that.
 */
function isMissingMethod({ code, message = '', status }: Refusal): boolean {
  if (missingCodes.includes(code)) return true
  if (code === undefined) return missingStatuses.includes(status)
  return typeof code === 'number' && code <= -32_000 && subject.test(message) && refusal.test(message)
}
