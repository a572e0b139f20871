import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { SeenReceipt } from '#domain/transactions/transactionDependencies.ts'
import { optional } from '#interfaces/node/rpc/optional.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { address, type Hash, hash } from '#lib/wire/shapes.ts'

const receiptSchema = v.object({
  transactionHash: hash,
  from: address,
  blockNumber: smallQuantity,
  status: v.picklist(['0x0', '0x1']),
})

/** `eth_getTransactionReceipt` of a mined transaction; null when the node has none, undefined without the method. */
export async function readReceipt(id: Hash): Promise<SeenReceipt | null | undefined> {
  const found = await optional(callNode('eth_getTransactionReceipt', [id], v.nullable(receiptSchema)))
  if (!found) return found
  const { transactionHash, from, blockNumber, status } = found
  return { hash: transactionHash, from, block: blockNumber, success: status === '0x1' }
}

/** The receipt of a transaction; null when the node has none, or no receipts at all. */
export function receiptQuery(id: Hash) {
  return queryOptions({
    queryKey: ['node', 'receipt', id],
    queryFn: async () => (await readReceipt(id)) ?? null,
  })
}
