import { queryOptions } from '@tanstack/react-query'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'

/** `eth_gasPrice`: wei a unit of gas costs now. */
export function gasPriceQuery() {
  return queryOptions({
    queryKey: ['node', 'gasPrice'],
    queryFn: ({ signal }) => callNode('eth_gasPrice', [], quantity, signal),
    staleTime: 10_000,
  })
}
