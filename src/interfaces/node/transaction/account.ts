import { queryOptions } from '@tanstack/react-query'
import { recentByNonce } from '#interfaces/node/transaction/sentInBlocks.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { nodeReader } from './chainReader.ts'

/** `eth_getTransactionCount` at the newest block: the nonce of the next transaction. Null when the node has no such method. */
export function transactionCountQuery(address: Address) {
  return queryOptions({
    queryKey: ['node', 'transactionCount', address],
    queryFn: async () => (await nodeReader.transactionCount(address)) ?? null,
  })
}

/**
 * The transaction in the last blocks that used a nonce of an address; null when there is none. It reads block by block.
 */
export function nonceUserQuery(address: Address, nonce: number) {
  return queryOptions({
    queryKey: ['node', 'nonceUser', address, nonce],
    queryFn: () => recentByNonce(address, nonce),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
