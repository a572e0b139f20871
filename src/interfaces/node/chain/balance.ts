import { queryOptions } from '@tanstack/react-query'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** `eth_getBalance` at a block, in wei. Nodes forget the states of old blocks; then it fails. */
export function balanceAtQuery(address: Address, block: number) {
  return queryOptions({
    queryKey: ['node', 'balance', address, block],
    queryFn: ({ signal }) =>
      callNode('eth_getBalance', [address, `0x${block.toString(16)}`], quantity, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** `eth_getBalance` at the newest block, in wei. */
export function balanceQuery(address: Address) {
  return queryOptions({
    queryKey: ['node', 'balance', address],
    queryFn: ({ signal }) => callNode('eth_getBalance', [address, 'latest'], quantity, signal),
  })
}
