import { queryOptions } from '@tanstack/react-query'
import { recentByNonce } from '#interfaces/node/transaction/sentInBlocks.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * The transaction in the last blocks that used a nonce of an address; null when there is none. It reads block by block.
 */
export function nonceUserQuery(address: Address, nonce: number) {
  return queryOptions({
    queryKey: ['node', 'nonceUser', address, nonce],
    queryFn: ({ signal }) => recentByNonce(address, nonce, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
