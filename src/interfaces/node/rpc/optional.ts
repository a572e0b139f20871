import { nodeErrorOf } from './rpc.ts'

const methodNotFound = -32_601
/** The generic server error code, which some nodes also send for a missing method. */
const serverError = -32_000
const isMissing = /\b(?:not (?:supported|available)|unsupported|disabled)\b/i

/** The answer of the node; undefined when it does not have the method. Throws its other errors. */
export async function optional<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    const { code, message = '' } = nodeErrorOf(error) ?? {}
    if (code === methodNotFound || (code === serverError && isMissing.test(message))) return undefined
    throw error
  }
}
