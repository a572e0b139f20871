import { checksumProblem } from '#domain/search/checksumProblem.ts'
import type { ParsedSearch } from '#domain/search/parseSearch.ts'
import { resolveSearch, type Suggestion, searchPath } from '#domain/search/resolveSearch.ts'
import { searchProblem } from '#domain/search/searchProblem.ts'
import { hexBlockNumber, isNewestBlock } from '#domain/search/typedBlockNumber.ts'
import { hasMarkets, hasTrading } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { pageSuggestions } from './pageSuggestions.ts'

export const creation: Suggestion = {
  id: 'create market',
  group: 'Go to',
  title: 'Create a market',
  detail: '',
  path: '/markets/create',
}

export const newest: Suggestion = {
  id: 'newest block',
  group: 'Go to',
  title: 'Newest block',
  detail: '',
  path: '/block/latest',
}

/**
 * Suggestions from the typed text, without a request: for a hash, an address, a number or any text. `newestKnown` is the
 * newest block that was read, null before: only up to it a few hexadecimal digits may also be the number of a block.
 */
export function directSuggestions(query: ParsedSearch, newestKnown: number | null): Suggestion[] {
  if (query.kind === 'hash') {
    const { hash } = query
    return [
      { id: 'tx', group: 'Go to', title: 'Transaction', detail: hash, path: `/tx/${hash}` },
      { id: 'block', group: 'Go to', title: 'Block with this hash', detail: hash, path: `/block/${hash}` },
    ]
  }
  const path = resolveSearch(query)
  if (!path || query.kind === 'empty') return []
  if (query.kind === 'address') {
    const problem = checksumProblem(query.address)
    return [
      {
        id: 'address',
        group: 'Go to',
        title: query.isToken ? 'Token' : 'Address',
        detail: problem ?? query.address,
        path,
      },
      ...(query.isToken || problem
        ? []
        : [
            {
              id: 'portfolio',
              group: 'Go to' as const,
              title: 'Portfolio',
              detail: '',
              path: `/portfolio/${query.address}`,
            },
          ]),
    ]
  }
  if (query.kind === 'number')
    return [{ id: 'block', group: 'Go to', title: `Block ${formatCount(query.number)}`, detail: '', path }]
  const isCreation = hasMarkets() && hasTrading() && /^(create|new)(?: (?:a )?(?:m\w*)?)?$/i.test(query.text)
  return [
    ...(isCreation ? [creation] : []),
    ...(isNewestBlock(query.text) ? [newest] : []),
    ...pageSuggestions(query.text),
    {
      id: 'all',
      group: 'Go to',
      title: `Search for “${query.text}”`,
      detail: searchProblem(query.text) ?? '',
      path: searchPath(query.text),
    },
    ...blockOfHex(query.text, newestKnown),
  ]
}

function blockOfHex(text: string, newestKnown: number | null): Suggestion[] {
  const number = hexBlockNumber(text)
  if (number === null || newestKnown === null || number > newestKnown) return []
  const title = `Block ${formatCount(number)}`
  return [{ id: 'block', group: 'Go to', title, detail: text, path: `/block/${number}` }]
}
