import { callRevertData, isCallRevert } from '#lib/wire/callRevert.ts'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'
import { callNode, nodeErrorOf } from './rpc.ts'

/** The bytes that a call reverted with; undefined when the node's error is not a revert with data. */
export function revertData(error: unknown): Hex | undefined {
  return callRevertData(nodeErrorOf(error))
}

/** Whether the node ran a call and the call failed, in contrast to a node that could not be asked. */
export function isRevert(error: unknown): boolean {
  return isCallRevert(nodeErrorOf(error))
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
