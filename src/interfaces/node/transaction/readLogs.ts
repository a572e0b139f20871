import * as v from 'valibot'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { address, type Hash, hexData } from '#lib/wire/shapes.ts'

const logSchema = v.object({ address, topics: v.array(hexData), data: hexData })
const receiptSchema = v.nullable(v.object({ logs: v.array(logSchema) }))

/**
 * What the logs of a mined transaction's receipt say; null when the node does not have the receipt, or no receipts at all.
 */
export async function readLogs<Said>(
  id: Hash,
  say: (logs: readonly v.InferOutput<typeof logSchema>[]) => Said,
  signal: AbortSignal,
): Promise<Said | null> {
  try {
    const receipt = await callNode('eth_getTransactionReceipt', [id], receiptSchema, signal)
    return receipt && say(receipt.logs)
  } catch (error) {
    if (error instanceof InterfaceError && error.kind === 'refused') return null
    throw error
  }
}
