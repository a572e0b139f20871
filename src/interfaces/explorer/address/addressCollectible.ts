import { queryOptions } from '@tanstack/react-query'
import type { NftMetadata } from '#domain/tokens/nftMetadata.ts'
import { type Token, tokenSchema } from '#interfaces/explorer/token/token.ts'
import { instanceEntries } from '#interfaces/explorer/token/tokenInstance.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { orNull } from '#interfaces/explorer/wire/orNull.ts'
import { getPage, type Page } from '#interfaces/explorer/wire/page.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { type Address, baseUnits } from '#lib/wire/shapes.ts'
import { tokenBalanceSchema } from './tokenBalance.ts'

/** An NFT that an address holds. */
export type Collectible = {
  token: Token
  /** Null where the explorer says how many the address has of a collection, and not which. */
  id: string | null
  /** How many of it, or of the collection; null when that is unknown. */
  value: bigint | null
  imageUrl: string | null
  metadata: NftMetadata | null
  /** Whether it comes from a record of the NFT, with its metadata; else from a balance, without. */
  isRecord: boolean
}

const collectibleSchema = record({ ...instanceEntries, token: tokenSchema, value: known(baseUnits) })

/**
 * The NFTs of an address: `GET /addresses/{address_hash}/nft`, which is not in the specification. From an explorer
 * without it the balances of both standards: `GET /addresses/{address_hash}/tokens`.
 */
export function collectiblesQuery(address: Address, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'collectibles', address, page],
    queryFn: async ({ signal }): Promise<Page<Collectible>> => {
      const path = `/addresses/${address}/nft`
      const keyOf = ({ token, id }: { token: Token; id: string }) => `${token.address} ${id}`
      const records = await orNull(getPage({ path, row: collectibleSchema, keyOf, page }, signal))
      if (records) return { ...records, items: records.items.map((each) => ({ ...each, isRecord: true })) }
      const balances = await getPage(
        {
          path: `/addresses/${address}/tokens`,
          row: tokenBalanceSchema,
          filters: { type: standards.join() },
          passes: { type: () => true },
          keyOf: ({ token, tokenId }) => `${token.address} ${token.type} ${tokenId}`,
          page,
        },
        signal,
      )
      const items = balances.items
        // Some servers ignore the filter.
        .filter(({ token }) => token.type !== null && standards.includes(token.type))
        .map(({ token, tokenId, value }) => ({ token, value, id: tokenId, ...unrecorded }))
      return { ...balances, items }
    },
  })
}

const unrecorded = { imageUrl: null, metadata: null, isRecord: false }
const standards: readonly string[] = ['ERC-721', 'ERC-1155']
