import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { findLabels } from '#lib/browser/storage/findLabels.ts'

const most = 5

/** Suggestions of the addresses that the user labelled with a text; without a request. */
export function labelSuggestions(text: string): Suggestion[] {
  return findLabels(text)
    .slice(0, most)
    .map(({ address, label }) => ({
      id: `label ${address}`,
      group: 'Your labels',
      title: label,
      detail: address,
      address,
      path: `/address/${address}`,
    }))
}
