import { nodeErrorOf } from './rpc.ts'

const methodNotFound = -32_601
/** Some nodes refuse a method that they do not have with the code of any server's error. */
const serverError = -32_000
const isMissing = /\b(?:not (?:supported|available)|unsupported|disabled)\b/i

/** Undefined when the node has no such method. */
export async function optional<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    const { code, message = '' } = nodeErrorOf(error) ?? {}
    if (code === methodNotFound || (code === serverError && isMissing.test(message))) return undefined
    throw error
  }
}
