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

/** A token's metadata; `null` when the indexer has none. */
export function tokenMetadataQuery(tokenAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'tokenMetadata', tokenAddress],
    queryFn: async ({ signal }) => {
      const { tokenMetadata } = await execute(tokenMetadataDocument, { tokenAddress }, signal)
      return tokenMetadata ? check(tokenMetadataSchema, tokenMetadata) : null
    },
  })
}

/**
 * The pairs of name and address in a metadata's `links`, in any of its shapes: a record, a list of strings or of
 * objects.
 */
export function namedLinks(links: unknown): { name: string; url: string }[] {
  if (Array.isArray(links)) return links.flatMap((link) => namedLink('', link))
  if (links === null || typeof links !== 'object') return []
  return Object.entries(links).flatMap(([name, link]) => namedLink(name, link))
}

const linkObject = v.object({ url: v.string(), name: v.optional(v.string()), label: v.optional(v.string()) })

function namedLink(name: string, link: unknown) {
  if (typeof link === 'string') return [{ name, url: link }]
  const parsed = v.safeParse(linkObject, link)
  if (!parsed.success) return []
  return [{ name: parsed.output.name ?? parsed.output.label ?? name, url: parsed.output.url }]
}
