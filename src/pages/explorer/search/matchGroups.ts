import { closestFirst } from '#domain/search/closestFirst.ts'
import type { SearchMatch } from '#interfaces/explorer/search/search.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The kinds of matches in the order of their groups, with the names of these. */
const groupNames = {
  token: 'Tokens',
  address: 'Addresses and contracts',
  domain: 'Names',
  block: 'Blocks',
  transaction: 'Transactions',
  other: 'Other records',
} satisfies Record<SearchMatch['kind'], string>

export type MatchGroup = { kind: SearchMatch['kind']; name: string; rows: readonly SearchMatch[] }

/**
 * The matches of the explorer by kind, the closest first in each. The tokens of the markets above are not listed again,
 * unless the explorer warns of them.
 */
export function matchGroups(
  matches: readonly SearchMatch[],
  text: string,
  markets: readonly { tokenAddress: Address }[],
): readonly MatchGroup[] {
  const above = new Set(markets.map(({ tokenAddress }) => tokenAddress))
  const others = matches.filter(
    (match) => match.kind !== 'token' || match.isScam || !above.has(match.address),
  )
  return Object.entries(groupNames).flatMap(([kind, name]) => {
    const rows = closestFirst(
      others.filter((match) => match.kind === kind),
      text,
    )
    return rows.length === 0 ? [] : [{ kind: kind as SearchMatch['kind'], name, rows }]
  })
}
