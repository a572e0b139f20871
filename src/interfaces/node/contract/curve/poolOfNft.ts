import { queryOptions } from '@tanstack/react-query'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { nftToPool } from '#spec/abi/hlpmmNftSelectors.ts'
import { marketContractsQuery, readAddress } from './marketContracts.ts'

/**
 * The pool whose fees an NFT decides on: `nftToPool` of the NFT contract behind the configured router. Null for any other
 * collection, because every contract can claim to be of a market, and for an id without a pool.
 */
export function poolOfNftQuery(collection: Address, id: string) {
  return queryOptions({
    queryKey: ['node', 'poolOfNft', collection, id],
    queryFn: async ({ client, signal }): Promise<Address | null> => {
      const { nft } = await client.fetchQuery(marketContractsQuery())
      if (nft !== collection) return null
      const pool = await readAddress(nft, encodeCall(nftToPool, BigInt(id)), signal)
      return pool === null || BigInt(pool) === 0n ? null : pool
    },
    // The pool of an NFT never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
