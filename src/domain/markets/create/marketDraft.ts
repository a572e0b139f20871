import { safeHref } from '#lib/text/href.ts'
import { cleanText } from '#lib/text/text.ts'

/** What a person types about a new market. `strategy` is the number of its fee use. */
export type MarketDraft = Record<DraftField, string> & { strategy: number }

export type DraftField = 'name' | 'symbol' | 'image' | 'description' | LinkName

type LinkName = (typeof linkNames)[number]

const linkNames = ['website', 'twitter', 'telegram'] as const

/** The most characters that each field may have. */
export const longest: Record<DraftField, number> = {
  name: 50,
  symbol: 12,
  image: 500,
  description: 1_000,
  website: 200,
  twitter: 200,
  telegram: 200,
}

export const emptyDraft: MarketDraft = {
  name: '',
  symbol: '',
  image: '',
  description: '',
  website: '',
  twitter: '',
  telegram: '',
  strategy: 0,
}

/**
 * One sentence for each filled field that has a problem. The factory refuses only an empty name or symbol; the other
 * rules keep out what a page could not show, open or fit on a line.
 */
export function draftProblems(draft: MarketDraft): Partial<Record<DraftField, string>> {
  const found: Partial<Record<DraftField, string>> = {}
  for (const field of Object.keys(longest) as DraftField[]) {
    const problem = problemOf(field, draft[field].trim())
    if (problem) found[field] = problem
  }
  return found
}

function problemOf(field: DraftField, text: string): string | undefined {
  if (text === '') return undefined
  const most = longest[field]
  if (Array.from(text).length > most) return `At most ${most.toLocaleString('en')} characters.`
  if (cleanText(text, { longest: text.length + 1, lines: field === 'description' }) !== text)
    return 'Has invisible characters. Type it again.'
  if (field === 'symbol' && /\s/.test(text)) return 'A symbol has no spaces.'
  if (field === 'image')
    return isPicture(text) ? undefined : 'Enter a link that begins with https:// or ipfs://.'
  if (isLink(field) && safeHref(text) === null) return 'Enter a link that begins with https://.'
  return undefined
}

function isPicture(text: string): boolean {
  return safeHref(text) !== null || /^ipfs:\/\/[\w./-]{10,}$/.test(text)
}

function isLink(field: DraftField): field is LinkName {
  return linkNames.some((name) => name === field)
}

/** The arguments of the factory's `createMarket`. */
export type MarketTerms = { name: string; symbol: string; metadata: string; strategy: number }

/** The arguments to sign for a draft; null while the name or the symbol is missing, or a field has a problem. */
export function marketTerms(draft: MarketDraft): MarketTerms | null {
  const [name, symbol] = [draft.name.trim(), draft.symbol.trim()]
  if (name === '' || symbol === '' || Object.keys(draftProblems(draft)).length > 0) return null
  return { name, symbol, metadata: metadataOf(draft), strategy: draft.strategy }
}

/** The metadata as JSON in the form that indexers of these markets read; empty when every optional field is. */
function metadataOf(draft: MarketDraft): string {
  const filled = (fields: readonly DraftField[]) =>
    fields.flatMap((field) => (draft[field].trim() === '' ? [] : [[field, draft[field].trim()] as const]))
  const links = Object.fromEntries(filled(linkNames))
  const said = {
    ...Object.fromEntries(filled(['description', 'image'])),
    ...(Object.keys(links).length > 0 && { links }),
  }
  return Object.keys(said).length === 0 ? '' : JSON.stringify(said)
}
