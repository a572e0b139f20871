import * as v from 'valibot'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'
import { callNode, nodeErrorOf } from './rpc.ts'

/** The bytes a call reverted with, when an error of the node is such a revert. */
export function revertData(error: unknown): Hex | undefined {
  const cause = nodeErrorOf(error)
  if (!cause) return undefined
  const { data } = cause as { data?: unknown }
  const bytes = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data
  const result = v.safeParse(hexData, bytes)
  return result.success ? result.output : undefined
}

/** Whether the node ran a call and the call failed, in contrast to a node that could not be asked. */
export function isRevert(error: unknown): boolean {
  const cause = nodeErrorOf(error)
  return cause !== undefined && (cause.code === 3 || /revert/i.test(cause.message ?? ''))
}

/** Replays a sent transaction's call at a block; the error it ends with, or undefined when it passes. */
export async function replay(
  call: { from: Address; to: Address; data: Hex; value?: Hex },
  block: number,
): Promise<unknown> {
  try {
    await callNode('eth_call', [call, `0x${block.toString(16)}`], hexData)
    return undefined
  } catch (error) {
    return error
  }
}
