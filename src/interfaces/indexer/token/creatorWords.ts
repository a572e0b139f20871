import * as v from 'valibot'
import { percentDecoded, textInBase64 } from '#lib/text/dataPicture.ts'
import { longText, text } from '#lib/wire/shapes.ts'

type Metadata = { metadata?: unknown; description: string | null; links?: unknown }

/**
 * The description and the links of a token: the indexer's own, and where it has none those of the text that the creator
 * wrote on chain. `elsewhere` is the address under which that text is kept instead, such as `ipfs://…`; null for none.
 */
export function creatorWords({ metadata, description, links }: Metadata) {
  const given = recordOf(metadata)
  const said = v.safeParse(longText, given.description)
  const own = namedLinks(links)
  const address = typeof metadata === 'string' ? v.safeParse(text, metadata.trim()) : null
  return {
    description: description ?? (said.success && said.output !== '' ? said.output : null),
    links: own.length > 0 ? own : linksAmong(given),
    elsewhere: address?.success && isAddress.test(address.output) ? address.output : null,
  }
}

/** The address of a document, in contrast to the document itself. */
const isAddress = /^(?!data:)[a-z][a-z\d+.-]*:\S+$/i
/** A document inside of its own address. */
const dataUri = /^data:(?:application\/json|text\/plain)([^,]*),(.*)$/is

/** What a creator wrote on chain, as a record: an indexer may send it parsed, or as its text. Plain text describes. */
function recordOf(metadata: unknown): Record<string, unknown> {
  if (typeof metadata !== 'string') return isRecord(metadata) ? { ...metadata } : {}
  const written = ownText(metadata.trim())
  try {
    const parsed: unknown = JSON.parse(written)
    return isRecord(parsed) ? { ...parsed } : {}
  } catch {
    return /^$|^[{["]/.test(written) || isAddress.test(written) ? {} : { description: written }
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The text inside of a `data:` address; other text unchanged. */
function ownText(metadata: string): string {
  const [, parameters = '', body = ''] = dataUri.exec(metadata) ?? []
  try {
    if (body === '') return metadata.startsWith('data:') ? '' : metadata
    return /;base64$/i.test(parameters) ? textInBase64(body) : percentDecoded(body)
  } catch {
    return ''
  }
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
