import * as v from 'valibot'
import { longText } from '#lib/wire/shapes.ts'

type Metadata = { metadata?: unknown; description: string | null; links?: unknown }

/**
 * The description and the links of a token: the indexer's own, and where it has none those of the text that the creator
 * wrote on chain.
 */
export function creatorWords({ metadata, description, links }: Metadata) {
  const given = recordOf(metadata)
  const said = v.safeParse(longText, given.description)
  const own = namedLinks(links)
  return {
    description: description ?? (said.success ? said.output : null),
    links: own.length > 0 ? own : linksAmong(given),
  }
}

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
