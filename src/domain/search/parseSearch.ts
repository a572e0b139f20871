import { cleanText } from '#lib/text/text.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'

/** What the text in the search box means. */
export type ParsedSearch =
  | { kind: 'empty' }
  | { kind: 'hash'; hash: Hash }
  | { kind: 'address'; address: Address /** From a link to a token's page. */; isToken?: true }
  | { kind: 'number'; number: number }
  | { kind: 'text'; text: string }

const longest = 200

/**
 * Recognises a hash, an address and a block number, also with what is often copied along: quotes, a full stop, invisible
 * characters, line breaks, the name of a chain, the page of another explorer. Any other text is a name. Never fails.
 */
export function parseSearch(input: string): ParsedSearch {
  const text = cleanText(
    input
      .slice(0, 4_000)
      .normalize('NFKC')
      .replace(/[\n\r\t]/g, ' '),
  ).trim()
  if (text === '') return { kind: 'empty' }
  const bare = text.replace(/^["'“‘«(<[{`]+/, '').replace(/["'”’»)>\]}`.,;:!?]+$/, '')
  return (
    record(bare) ??
    record(bare.replace(/\s+/g, '')) ??
    recordOfAccount(bare) ??
    recordOfLink(bare) ?? { kind: 'text', text: text.slice(0, longest) }
  )
}

function record(text: string): ParsedSearch | null {
  const hex = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]?.toLowerCase()
  if (hex?.length === 64) return { kind: 'hash', hash: `0x${hex}` }
  if (hex?.length === 40) return { kind: 'address', address: `0x${hex}` }
  const digits = text.replace(/^#/, '').replace(/(?<=\d),(?=\d{3}(?:,|$))/g, '')
  return /^\d{1,15}$/.test(digits) ? { kind: 'number', number: Number(digits) } : null
}

/** An address with its chain: `eip155:1:0x…` (CAIP-10), `eth:0x…` (ERC-3770), `ethereum:0x…@1` (EIP-681). */
function recordOfAccount(text: string): ParsedSearch | null {
  const address = /^[a-z][a-z0-9-]*:(?:[a-z0-9-]+:)?(0x[0-9a-f]{40})(?:@\d+)?$/i.exec(text)?.[1]
  return address ? record(address) : null
}

/** The record a link to a page of this or another explorer is about. */
function recordOfLink(text: string): ParsedSearch | null {
  const path = /^[^\s?#]+/.exec(text)?.[0]
  if (!path?.includes('/')) return null
  const hex = /\/(0x(?:[0-9a-f]{64}|[0-9a-f]{40}))(?![0-9a-z])/i.exec(path)?.[1]
  if (hex) {
    const found = record(hex)
    const isToken = found?.kind === 'address' && /\/tokens?\/0x/i.test(path)
    return isToken ? { ...found, isToken } : found
  }
  const number = /\/blocks?\/(\d{1,15})(?!\w)/i.exec(path)?.[1]
  return number ? record(number) : null
}
