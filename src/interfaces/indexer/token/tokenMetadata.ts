import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { check, execute } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { address, longText, text } from '#lib/wire/shapes.ts'

const tokenMetadataSchema = v.pipe(
  v.object({
    tokenAddress: address,
    name: text,
    symbol: text,
    metadata: v.optional(v.unknown()),
    imageUrl: v.nullish(v.string(), null),
    description: v.nullish(longText, null),
    links: v.optional(v.unknown()),
  }),
  v.transform(({ metadata, description, links, ...rest }) => {
    const given = recordOf(metadata)
    const said = v.safeParse(longText, given.description)
    const own = namedLinks(links)
    return {
      ...rest,
      description: description ?? (said.success ? said.output : null),
      links: own.length > 0 ? own : linksAmong(given),
    }
  }),
)

/** What a creator wrote on chain, as a record: an indexer may send it parsed, or as its text. */
function recordOf(metadata: unknown): Record<string, unknown> {
  if (typeof metadata === 'string') {
    try {
      return recordOf(JSON.parse(metadata) ?? null)
    } catch {
      return {}
    }
  }
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {}
}

/** The addresses of pages among what a creator wrote: in `links`, else under names of their own, but no pictures. */
function linksAmong({ links, ...given }: Record<string, unknown>): NamedLink[] {
  const own = namedLinks(links)
  const others = Object.entries(given).filter(([name]) => !/image|icon|logo|picture|banner/i.test(name))
  return own.length > 0
    ? own
    : namedLinks(Object.fromEntries(others)).filter(({ url }) => /^https:\/\//i.test(url))
}

const tokenMetadataDocument = graphql(`
  query TokenMetadata($tokenAddress: String!) {
    tokenMetadata(tokenAddress: $tokenAddress) { tokenAddress name symbol metadata imageUrl description links }
  }
`)

/**
 * A token's metadata, its links as pairs of name and address; `null` when the indexer has none. What the indexer leaves null is
 * read from the creator's own text.
 */
export function tokenMetadataQuery(tokenAddress: string) {
  return queryOptions({
    queryKey: ['indexer', 'tokenMetadata', tokenAddress],
    queryFn: async ({ signal }) => {
      const { tokenMetadata } = await execute(tokenMetadataDocument, { tokenAddress }, signal)
      return tokenMetadata ? check(tokenMetadataSchema, tokenMetadata) : null
    },
  })
}

type NamedLink = { name: string; url: string }

/**
 * The pairs of name and address in a metadata's `links`, in any of its shapes: a record, a list of strings or of
 * objects.
 */
export function namedLinks(links: unknown): NamedLink[] {
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
