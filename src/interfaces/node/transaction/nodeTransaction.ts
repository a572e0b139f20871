import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callNode, quantity, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { address, type Hash, hash, hexData } from '#lib/wire/shapes.ts'

export const nodeTransactionSchema = v.object({
  hash,
  blockHash: v.nullish(hash, null),
  blockNumber: v.nullish(smallQuantity, null),
  transactionIndex: v.nullish(smallQuantity, null),
  from: address,
  /** Null for the creation of a contract. */
  to: v.nullish(address, null),
  /** Wei. */
  value: quantity,
  /** The gas limit, not the used gas. */
  gas: quantity,
  gasPrice: v.nullish(quantity, null),
  nonce: smallQuantity,
  input: hexData,
})

export type NodeTransaction = v.InferOutput<typeof nodeTransactionSchema>

/**
 * `eth_getTransactionByHash`; not found when the node does not have it, or no longer has it. A mined transaction has a
 * block.
 */
export function nodeTransactionQuery(id: Hash) {
  return queryOptions({
    queryKey: ['node', 'transaction', id],
    queryFn: async ({ signal }) => {
      const found = await callNode(
        'eth_getTransactionByHash',
        [id],
        v.nullable(nodeTransactionSchema),
        signal,
      )
      if (found?.hash === id) return found
      throw new InterfaceError('node', 'not-found', 'The node does not have this transaction.')
    },
  })
}

const rawMethods = { transaction: 'eth_getTransactionByHash', receipt: 'eth_getTransactionReceipt' }

/** Every field of a transaction or of its receipt as the node wrote it; null when the node does not have it, or no longer has it. */
export function rawRecordQuery(what: keyof typeof rawMethods, id: Hash) {
  return queryOptions({
    queryKey: ['node', 'raw', what, id],
    queryFn: ({ signal }) => {
      const record = v.nullable(v.record(v.string(), v.unknown()))
      return callNode(rawMethods[what], [id], record, signal)
    },
  })
}
