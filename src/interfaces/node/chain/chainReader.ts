import * as v from 'valibot'
import type { ChainReader, SeenTransaction } from '#domain/transactions/dependencies.ts'
import { nodeErrorOf } from '#interfaces/node/rpc/revert.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { type NodeTransaction, nodeTransactionSchema } from '#interfaces/node/transaction/transaction.ts'
import { address, type Hash, hash } from '#lib/wire/shapes.ts'

const receiptSchema = v.object({
  transactionHash: hash,
  from: address,
  blockNumber: smallQuantity,
  status: v.picklist(['0x0', '0x1']),
})

const methodNotFound = -32_601

/** What the node can say about a transaction. A method beyond the documented seven may be missing: undefined. */
export const nodeReader: Omit<ChainReader, 'outcome' | 'reason' | 'sentSince'> = {
  async receipt(id) {
    const found = await optional(callNode('eth_getTransactionReceipt', [id], v.nullable(receiptSchema)))
    if (!found) return found
    const { transactionHash, from, blockNumber, status } = found
    return { hash: transactionHash, from, block: blockNumber, success: status === '0x1' }
  },

  async transaction(id) {
    const found = await callNode('eth_getTransactionByHash', [id], v.nullable(nodeTransactionSchema))
    return found && seen(found)
  },

  transactionCount(from) {
    return optional(callNode('eth_getTransactionCount', [from, 'latest'], smallQuantity))
  },
}

/** The newest block's number. */
export function newestBlock(): Promise<number> {
  return callNode('eth_blockNumber', [], smallQuantity)
}

/** A transaction of the node as the following of transactions knows it. */
export function seen(found: NodeTransaction): SeenTransaction {
  const { from, to, nonce, input, value, blockNumber } = found
  return { hash: found.hash as Hash, from, to, nonce, data: input, value, block: blockNumber }
}

/** Undefined when the node has no such method. */
export async function optional<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (nodeErrorOf(error)?.code === methodNotFound) return undefined
    throw error
  }
}
