import type { Suggestion } from '#domain/search/resolveSearch.ts'

/** Suggestions of one kind, under its name. */
export type SuggestionGroup = { name: Suggestion['group']; items: Suggestion[] }

/** The groups of a list of suggestions, each where its first suggestion stands. */
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
