import { queryOptions } from '@tanstack/react-query'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'

/** `eth_gasPrice`: the current price of a unit of gas in wei. */
export function gasPriceQuery() {
  return queryOptions({
    queryKey: ['node', 'gasPrice'],
    queryFn: ({ signal }) => callNode('eth_gasPrice', [], quantity, signal),
    staleTime: 10_000,
  })
}
