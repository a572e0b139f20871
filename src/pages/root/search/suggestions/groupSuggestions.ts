import type { Suggestion } from '#domain/search/resolveSearch.ts'

/** Suggestions of one kind with its name. */
export type SuggestionGroup = { name: Suggestion['group']; items: Suggestion[] }

/** Groups suggestions by kind, in the order of the first suggestion of each kind. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups = new Map<Suggestion['group'], SuggestionGroup>()
  for (const suggestion of suggestions) {
    const name = suggestion.group
    const group = groups.get(name) ?? { name, items: [] }
    group.items.push(suggestion)
    groups.set(name, group)
  }
  return [...groups.values()]
}
