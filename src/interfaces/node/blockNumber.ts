import { queryOptions } from '@tanstack/react-query'
import { callNode, smallQuantity } from './rpc.ts'

/** `eth_blockNumber`: the newest block, asked again every two seconds while looked at. */
export function blockNumberQuery() {
  return queryOptions({
    queryKey: ['node', 'blockNumber'],
    queryFn: ({ signal }) => callNode('eth_blockNumber', [], smallQuantity, signal),
    refetchInterval: 2_000,
    staleTime: 1_000,
  })
}
