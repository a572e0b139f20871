import { queryOptions } from '@tanstack/react-query'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** `eth_getBalance` at the newest block, in wei. */
export function balanceQuery(address: Address) {
  return queryOptions({
    queryKey: ['node', 'balance', address],
    queryFn: ({ signal }) => callNode('eth_getBalance', [address, 'latest'], quantity, signal),
  })
}
