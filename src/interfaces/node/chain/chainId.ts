import { queryOptions } from '@tanstack/react-query'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'

/** `eth_chainId`: the chain the node is on. Read once a visit; the frame shows a failure at the node. */
export function chainIdQuery() {
  return queryOptions({
    queryKey: ['node', 'chainId'],
    queryFn: ({ signal }) => callNode('eth_chainId', [], smallQuantity, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
