import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { check, execute } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { address, longText, text } from '#lib/wire/shapes.ts'

const tokenMetadataSchema = v.object({
  tokenAddress: address,
  name: text,
  symbol: text,
  metadata: v.optional(v.unknown()),
  imageUrl: v.nullish(v.string(), null),
  description: v.nullish(longText, null),
  links: v.optional(v.unknown()),
})

const tokenMetadataDocument = graphql(`
  query TokenMetadata($tokenAddress: String!) {
    tokenMetadata(tokenAddress: $tokenAddress) { tokenAddress name symbol metadata imageUrl description links }
  }
`)

/** A token's metadata; `null` when the indexer has none. `creatorWords` reads description and links out of it. */
export function tokenMetadataQuery(tokenAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'tokenMetadata', tokenAddress],
    queryFn: async ({ signal }) => {
      const { tokenMetadata } = await execute(tokenMetadataDocument, { tokenAddress }, signal)
      return tokenMetadata ? check(tokenMetadataSchema, tokenMetadata) : null
    },
  })
}
