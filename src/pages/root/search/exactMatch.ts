import type { Suggestion } from '#domain/search/resolveSearch.ts'

/** The kinds of records with names, in the order in which Enter prefers them. */
const groups: readonly Suggestion['group'][] = ['Labels', 'Go to', 'Markets', 'Tokens', 'Addresses']

/**
 * The one form that a command opens, or the one suggestion whose name or symbol is the typed text, whatever its case. Null when several of a kind share it:
 * anybody can take a name, so the user chooses. A label of the user's own comes first, then a page of this app.
 */
export function exactMatch(typed: string, suggestions: readonly Suggestion[]): Suggestion | null {
  const [action, ...otherActions] = suggestions.filter(({ group }) => group === 'Actions')
  if (action) return otherActions.length > 0 ? null : action
  const text = comparable(typed.trim())
  const exact = suggestions.filter(
    ({ title, detail, isReported }) =>
      !isReported && [title, detail].some((name) => comparable(name) === text),
  )
  for (const group of groups) {
    const found = exact.filter((each) => each.group === group)
    if (found.length > 1) return null
    if (found[0]) return found[0]
  }
  return null
}

/** An accent may be typed as a sign of its own. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
