import { cleanText } from '#lib/text/text.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { checksumProblem } from './checksumProblem.ts'
import { linkedRecord, type View } from './linkedRecord.ts'
import { blockNumber, decimalBlockNumber } from './typedBlockNumber.ts'

/** The meaning of the text in the search box. */
export type ParsedSearch =
  | { kind: 'empty' }
  | { kind: 'hash'; hash: Hash; view?: View /** From a link to a block's page. */; isBlock?: true }
  /** The address in small letters, or as it was typed where its capitals do not match its checksum. */
  | { kind: 'address'; address: Address; view?: View /** From a link to a token's page. */; isToken?: true }
  | { kind: 'number'; number: number; view?: View }
  | { kind: 'text'; text: string }

const longest = 200

const fullRecords = /(?<![0-9a-z])0x(?:[0-9a-f]{64}|[0-9a-f]{40})(?![0-9a-z]|[.@][a-z])/gi

/**
 * Recognises a hash, an address and a block number, also with what is often copied along: quotes, a full stop, invisible
 * characters, line breaks, a word before it, the name of a chain, the page of another explorer. A few hexadecimal digits
 * are a block number only after the word or in a link that says so. Any other text is a name. Never fails.
 */
export function parseSearch(input: string): ParsedSearch {
  const text = cleanText(
    input
      .slice(0, 4_000)
      .replace(/^\s*https?%3A%2F%2F\S*/i, decoded)
      .normalize('NFKC')
      .replace(/[\n\r\t]/g, ' '),
    { longest: 1_000 },
  ).trim()
  if (text === '') return { kind: 'empty' }
  const bare = text.replace(/^["'“‘«(<[{`]+/, '').replace(/["'”’»)>\]}`.,;:!?]+$/, '')
  return (
    record(bare) ??
    recordOfHex(bare.replace(/\s+/g, '')) ??
    recordAfterWord(bare) ??
    recordOfAccount(bare) ??
    recordOfLink(bare) ??
    onlyRecord(text) ?? { kind: 'text', text: text.slice(0, longest) }
  )
}

/** Links are also copied as a parameter of another one, percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function record(text: string): ParsedSearch | null {
  return recordOfHex(text) ?? recordOfNumber(decimalBlockNumber(text.replace(/^#/, '')))
}

/** An address in a topic or a word of data has 24 zeros before it, as no hash does. A `0` before the `x` gets lost, or is typed as the letter. */
function recordOfHex(text: string): ParsedSearch | null {
  const digits = /^(?:[0o]?x)?(?:0{24}(?=(?!0{8})[0-9a-f]{40}$))?([0-9a-f]+)$/i.exec(text)?.[1]
  const hex = digits?.toLowerCase()
  if (hex?.length === 64) return { kind: 'hash', hash: `0x${hex}` }
  if (hex?.length !== 40) return null
  return { kind: 'address', address: checksumProblem(`0x${digits}`) ? `0x${digits}` : `0x${hex}` }
}

/** The one hash or address in a sentence, a line of JSON or a DID. Null where it has none or several, and for a link. */
function onlyRecord(text: string): ParsedSearch | null {
  if (/^\S*\/\S*$/.test(text)) return null
  const [found, ...others] = text.match(fullRecords) ?? []
  const isOther = (each: string) => each.toLowerCase() !== found?.toLowerCase()
  return found === undefined || others.some(isOther) ? null : recordOfHex(found)
}

function recordOfNumber(number: number | null): ParsedSearch | null {
  return number === null ? null : { kind: 'number', number }
}

/** `Transaction hash: 0x…`, `Block #12`: as the label before a figure is copied along. */
function recordAfterWord(text: string): ParsedSearch | null {
  const [, word, rest] =
    /^(tx|txn|transaction|block|address|account|contract|token|from|to|hash)(?:\s+(?:hash|height|number))?(?:\s*[:#]\s*|\s+)(.+)$/i.exec(
      text,
    ) ?? []
  if (!word || !rest) return null
  return recordOfHex(rest) ?? (word.toLowerCase() === 'block' ? recordOfNumber(blockNumber(rest)) : null)
}

/**
 * An address with its chain: `eip155:1:0x…` (CAIP-10), `eip155:1/erc20:0x…` (CAIP-19), `eth:0x…` (ERC-3770),
 * `ethereum:pay-0x…@1?value=1` (EIP-681).
 */
function recordOfAccount(text: string): ParsedSearch | null {
  const [, standard, address, id] =
    /^[a-z][a-z0-9-]*:(?:pay-)?(?:[a-z0-9-]+[:/])?(?:(erc\d+):)?(0x[0-9a-f]{40})(?:@\d+)?(?:\/(\d{1,78}))?(?:[/?].*)?$/i.exec(
      text,
    ) ?? []
  const found = address ? recordOfHex(address) : null
  if (found?.kind !== 'address' || !standard) return found
  return { ...found, isToken: true, ...(id && { view: { id } }) }
}

function recordOfLink(text: string): ParsedSearch | null {
  const link = linkedRecord(text)
  if (!link) return null
  const found = recordOfHex(link.record) ?? recordOfNumber(blockNumber(link.record))
  if (!found || found.kind === 'empty' || found.kind === 'text') return null
  return {
    ...found,
    ...(Object.keys(link.view).length > 0 && { view: link.view }),
    ...(found.kind === 'address' && link.page === 'token' && { isToken: true }),
    ...(found.kind === 'hash' && link.page === 'block' && { isBlock: true }),
  }
}
