import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { address, type Hash, hash, hexData, lenientList } from '#lib/wire/shapes.ts'

const logSchema = v.object({
  address,
  topics: v.pipe(v.array(hexData), v.maxLength(4)),
  data: hexData,
  logIndex: v.nullish(smallQuantity, null),
})

const receiptSchema = v.object({ blockHash: hash, logs: lenientList(logSchema) })

/** A log as the receipt of its transaction has it. */
export type ReceiptLog = v.InferOutput<typeof logSchema>

/**
 * The logs in the receipt of a transaction, and how many the app could not read. They are read once: what a transaction
 * did in a block does not change. Not found when the node has no receipt of that block.
 */
export function receiptLogsQuery(id: Hash, block: Hash) {
  return queryOptions({
    queryKey: ['node', 'receiptLogs', id, block],
    queryFn: async ({ signal }) => {
      const receipt = await callNode('eth_getTransactionReceipt', [id], v.nullable(receiptSchema), signal)
      if (receipt?.blockHash !== block)
        throw new InterfaceError(
          'node',
          'not-found',
          'The node does not have the receipt of this transaction.',
        )
      return receipt.logs
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
