import type { QueryClient } from '@tanstack/react-query'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { withTimeout } from '#lib/requests/withTimeout.ts'
import { exactMatch } from '#pages/root/search/exactMatch.ts'
import { findSuggestions } from './findSuggestions.ts'
import { pageSuggestions } from './pageSuggestions.ts'

/** How long Enter waits for the suggestions of its text, in milliseconds. */
const longestWait = 1_500

/** The one suggestion that a text names exactly, asked for now; null for none or several, and when the answers are late. */
export async function findNamed(client: QueryClient, text: string): Promise<Suggestion | null> {
  const found = await withTimeout(findSuggestions(client, text), longestWait, () => null)
  return exactMatch(text, [...pageSuggestions(text), ...(found?.suggestions ?? [])])
}
