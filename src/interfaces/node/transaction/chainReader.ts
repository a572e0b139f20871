import * as v from 'valibot'
import type { ChainReader, SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { optional } from '#interfaces/node/rpc/optional.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { type NodeTransaction, nodeTransactionSchema } from '#interfaces/node/transaction/nodeTransaction.ts'
import { readReceipt } from '#interfaces/node/transaction/receipt.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/**
 * The reads about a transaction that a node can answer. A result is undefined where the node lacks a method beyond the
 * documented seven.
 */
export const nodeReader: Omit<ChainReader, 'outcome' | 'listed' | 'reason' | 'sentSince' | 'inclusion'> = {
  receipt: readReceipt,

  async transaction(id) {
    const found = await callNode('eth_getTransactionByHash', [id], v.nullable(nodeTransactionSchema))
    return found && seen(found)
  },

  transactionCount(from) {
    return optional(callNode('eth_getTransactionCount', [from, 'latest'], smallQuantity))
  },
}

/** The newest block's number. */
export function newestBlock(signal?: AbortSignal): Promise<number> {
  return callNode('eth_blockNumber', [], smallQuantity, signal)
}

/** Converts a transaction of the node for following it. */
export function seen(found: NodeTransaction): SeenTransaction {
  const { from, to, nonce, input, value, blockNumber } = found
  return { hash: found.hash as Hash, from, to, nonce, data: input, value, block: blockNumber }
}
