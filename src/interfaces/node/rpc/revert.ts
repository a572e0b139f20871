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

/** Whether the node ran a call and its gas did not suffice. */
export function isOutOfGas(error: unknown): boolean {
  return /out.?of.?gas/i.test(nodeErrorOf(error)?.message ?? '')
}

/** A sent transaction's call. Without its gas limit, in hexadecimal, the node gives it as much as it has. */
type SentCall = { from: Address; to: Address; data: Hex; value?: Hex; gas?: Hex }

/** Replays a sent transaction's call at a block; the error it ends with, or undefined when it passes. */
export async function replay(call: SentCall, block: number): Promise<unknown> {
  try {
    await callNode('eth_call', [call, `0x${block.toString(16)}`], hexData)
    return undefined
  } catch (error) {
    return error
  }
}
