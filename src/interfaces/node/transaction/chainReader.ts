import * as v from 'valibot'
import type { ChainReader, SeenTransaction } from '#domain/transactions/transactionDependencies.ts'
import { optional } from '#interfaces/node/rpc/optional.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { type NodeTransaction, nodeTransactionSchema } from '#interfaces/node/transaction/nodeTransaction.ts'
import { readReceipt } from '#interfaces/node/transaction/receipt.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** What the node can say about a transaction. A method beyond the documented seven may be missing: undefined. */
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
export function newestBlock(): Promise<number> {
  return callNode('eth_blockNumber', [], smallQuantity)
}

/** A transaction of the node as the following of transactions knows it. */
export function seen(found: NodeTransaction): SeenTransaction {
  const { from, to, nonce, input, value, blockNumber } = found
  return { hash: found.hash as Hash, from, to, nonce, data: input, value, block: blockNumber }
}
