import { nodeErrorOf } from './rpc.ts'

const methodNotFound = -32_601

/** Undefined when the node has no such method. */
export async function optional<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (nodeErrorOf(error)?.code === methodNotFound) return undefined
    throw error
  }
}
