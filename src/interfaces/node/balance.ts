import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#lib/wire/shapes.ts'
import { callNode, quantity } from './rpc.ts'

/** `eth_getBalance` at the newest block, in wei. */
export function balanceQuery(address: Address) {
  return queryOptions({
    queryKey: ['node', 'balance', address],
    queryFn: ({ signal }) => callNode('eth_getBalance', [address, 'latest'], quantity, signal),
  })
}
