import { closestFirst } from '#domain/search/closestFirst.ts'
import type { SearchMatch } from '#interfaces/explorer/search/search.ts'

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

/** The matches of the explorer by kind, the closest first in each. */
export function matchGroups(matches: readonly SearchMatch[], text: string): readonly MatchGroup[] {
  return Object.entries(groupNames).flatMap(([kind, name]) => {
    const rows = closestFirst(
      matches.filter((match) => match.kind === kind),
      text,
    )
    return rows.length === 0 ? [] : [{ kind: kind as SearchMatch['kind'], name, rows }]
  })
}
