import { closestFirst } from '#domain/search/closestFirst.ts'
import type { SearchMatch } from '#interfaces/explorer/search/search.ts'
import type { Market } from '#interfaces/indexer/market.ts'

/** The kinds of matches in the order of their groups, with the names of these. */
const groupNames = {
  token: 'Tokens',
  address: 'Addresses and contracts',
  domain: 'Names',
  block: 'Blocks',
  transaction: 'Transactions',
  other: 'Other records',
} satisfies Record<SearchMatch['kind'], string>

type Listed = Pick<Market, 'poolAddress' | 'tokenAddress'>

export type MatchGroup = { kind: SearchMatch['kind']; name: string; rows: readonly SearchMatch[] }

/**
 * The matches of the explorer by kind, the closest first in each, without the pools and tokens of the markets that are
 * listed above. A reported scam stays.
 */
export function matchGroups(
  matches: readonly SearchMatch[],
  text: string,
  markets: readonly Listed[] = [],
): readonly MatchGroup[] {
  const listed = new Set<unknown>(
    markets.flatMap(({ poolAddress, tokenAddress }) => [poolAddress, tokenAddress]),
  )
  return Object.entries(groupNames).flatMap(([kind, name]) => {
    const rows = closestFirst(
      matches.filter(
        (match) =>
          match.kind === kind && (isScam(match) || !('address' in match && listed.has(match.address))),
      ),
      text,
    )
    return rows.length === 0 ? [] : [{ kind: kind as SearchMatch['kind'], name, rows }]
  })
}

function isScam(match: SearchMatch): boolean {
  return (match.kind === 'token' || match.kind === 'address') && match.isScam
}
