import * as v from 'valibot'
import { known } from '#interfaces/explorer/wire/record.ts'
import { isReported } from '#interfaces/explorer/wire/trust.ts'
import { lenientList, text } from '#lib/wire/shapes.ts'

const tags = known(lenientList(v.object({ display_name: text })))

const tagSchema = v.object({ tagType: text, name: text, ordinal: v.fallback(v.number(), 0) })

/** The fields that an explorer sends with an address besides its hash, in every record. */
export const addressNameEntries = {
  /** The name of the contract, from its source or its token. */
  name: known(text),
  ensDomainName: known(text),
  metadata: known(v.object({ tags: lenientList(tagSchema) })),
  publicTags: tags,
  privateTags: tags,
  watchlistNames: tags,
  isContract: known(v.boolean()),
  isVerified: known(v.boolean()),
  isScam: known(v.boolean()),
  reputation: known(text),
  proxyType: known(text),
}

type Names = v.InferOutput<v.ObjectSchema<typeof addressNameEntries, undefined>>

/** The best name of an address: one its user gave on the server, a domain, a public tag, the contract's own. */
export function withBestName<Wire extends Names>(wire: Wire) {
  const { name, ensDomainName, metadata, publicTags, privateTags, watchlistNames, ...rest } = wire
  const [own] = [...(privateTags?.rows ?? []), ...(watchlistNames?.rows ?? [])]
  const tag = tagsIn(metadata).find(({ tagType }) => tagType === 'name')?.name
  const names = [own?.display_name, ensDomainName, tag, publicTags?.rows[0]?.display_name, name]
  return {
    ...rest,
    name: names.find(Boolean) ?? null,
    // An account that delegates to a contract (EIP-7702) has code, and is still an account.
    isContract: wire.isContract && wire.proxyType !== 'eip7702',
    isScam: isReported(wire),
  }
}

const mostTags = 8

/** The names of an address, each once, without notes. */
export function tagsOf({ name, ensDomainName, metadata, publicTags }: Names): string[] {
  const words = [
    ensDomainName,
    ...tagsIn(metadata)
      .filter(({ tagType }) => tagType !== 'note')
      .map((tag) => tag.name),
    ...(publicTags?.rows ?? []).map((tag) => tag.display_name),
    name,
  ]
  return [...new Set(words.flatMap((word) => word || []))].slice(0, mostTags)
}

/** The notes of a metadata service on an address, such as warnings, each once. */
export function notesOf({ metadata }: Pick<Names, 'metadata'>): string[] {
  const notes = tagsIn(metadata).filter(({ tagType }) => tagType === 'note')
  return [...new Set(notes.map(({ name }) => name))].slice(0, mostTags)
}

/** The tags of a metadata service, the most important first. */
function tagsIn(metadata: Names['metadata']) {
  return metadata?.tags.rows.toSorted((a, b) => b.ordinal - a.ordinal) ?? []
}
