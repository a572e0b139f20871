import { queryOptions } from '@tanstack/react-query'
import { callNode, nodeErrorOf, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** `eth_getTransactionCount` at the newest block: the nonce of the next transaction. Null when the node does not tell it. */
export function transactionCountQuery(address: Address) {
  return queryOptions({
    queryKey: ['node', 'transactionCount', address],
    queryFn: async ({ signal }) => {
      try {
        return await callNode('eth_getTransactionCount', [address, 'latest'], smallQuantity, signal)
      } catch (error) {
        if (nodeErrorOf(error)) return null
        throw error
      }
    },
  })
}
