import { queryOptions } from '@tanstack/react-query'
import { nodeReader } from '#interfaces/node/chain/chainReader.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** `eth_getTransactionReceipt` of a mined transaction; null when the node has none, or no receipts at all. */
export function receiptQuery(id: Hash) {
  return queryOptions({
    queryKey: ['node', 'receipt', id],
    queryFn: async () => (await nodeReader.receipt(id)) ?? null,
  })
}
