import type { Address, Hash } from '#lib/wire/shapes.ts'

/** What the text in the search box means. */
export type ParsedSearch =
  | { kind: 'empty' }
  | { kind: 'hash'; hash: Hash }
  | { kind: 'address'; address: Address }
  | { kind: 'number'; number: number }
  | { kind: 'text'; text: string }

const longest = 200

/** Recognises a hash, an address and a block number; any other text is a name. Never fails. */
export function parseSearch(input: string): ParsedSearch {
  const text = input.normalize('NFKC').trim().slice(0, longest)
  if (text === '') return { kind: 'empty' }
  const hex = /^(?:0x)?([0-9a-fA-F]+)$/i.exec(text)?.[1]?.toLowerCase()
  if (hex?.length === 64) return { kind: 'hash', hash: `0x${hex}` }
  if (hex?.length === 40) return { kind: 'address', address: `0x${hex}` }
  const digits = text.replace(/^#/, '').replace(/(?<=\d),(?=\d{3}(?:,|$))/g, '')
  if (/^\d{1,15}$/.test(digits)) return { kind: 'number', number: Number(digits) }
  return { kind: 'text', text }
}
