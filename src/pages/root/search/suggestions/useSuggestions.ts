import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { parseSearch } from '#domain/search/parseSearch.ts'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { findLabels } from '#lib/browser/storage/findLabels.ts'
import { directSuggestions } from './directSuggestions.ts'
import { exampleSuggestions } from './exampleSuggestions.ts'
import { type FoundSuggestions, findSuggestions } from './findSuggestions.ts'
import { groupSuggestions } from './groupSuggestions.ts'
import { type RecentSearch, recentSearches } from './recentSearches.ts'

/** How long typing must pause before a request, in milliseconds. */
const typingPause = 250
const shortestText = 2
const mostLabels = 5

/**
 * Suggestions for the typed text, while the list is open: direct ones immediately, those of the interfaces after a short
 * pause. Without a text they are the last searches, or examples for somebody who has not searched yet.
 */
export function useSuggestions(typed: string, isOpen: boolean) {
  const client = useQueryClient()
  const recent = useSyncExternalStore(recentSearches().subscribe, recentSearches().read)
  const settled = useSettled(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['search', settled],
    queryFn: () => findSuggestions(client, settled),
    enabled: isSearched(settled),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const found = isSearched(typed.trim()) ? data : undefined
  const groups = useMemo(() => {
    if (!isOpen) return []
    if (typed.trim() !== '') return groupSuggestions(mergeSuggestions(typed, found, newestKnown(client)))
    return groupSuggestions(recent.length > 0 ? recent.map(ofRecent) : exampleSuggestions(client))
  }, [typed, found, recent, isOpen, client])
  const isSettled = settled === typed.trim() && !isFetching
  return {
    groups,
    found: isSettled && found ? withLabels(typed, found.suggestions) : undefined,
    failed: found?.failed ?? [],
    unreadable: found?.unreadable ?? 0,
    isSearching: isFetching,
  }
}

function ofRecent({ title, path }: RecentSearch): Suggestion {
  return { id: `recent ${path}`, group: 'Recent searches', title, detail: '', path }
}

/** The newest block that a page has read from the node; null before. */
function newestKnown(client: QueryClient): number | null {
  return client.getQueryData(blockNumberQuery().queryKey) ?? null
}

/** The first digits of an address, fewer than three, and digits of a hash beyond an address: neither finds anything. */
const tooFewOrMany = /^0x(?:[0-9a-f]{0,2}|[0-9a-f]{41,})$/i

/** Whether to request suggestions: not for an address or a number, but for the beginning of an address. */
function isSearched(text: string): boolean {
  const { kind } = parseSearch(text)
  return kind === 'hash' || (kind === 'text' && text.length >= shortestText && !tooFewOrMany.test(text))
}

/** A record recognised by its form comes first. For other text the matches come first and the search page last. */
function mergeSuggestions(
  typed: string,
  found: FoundSuggestions | undefined,
  newest: number | null,
): Suggestion[] {
  const query = parseSearch(typed)
  const direct = directSuggestions(query, newest)
  const others = found?.suggestions ?? []
  if (query.kind === 'hash' && others.some(({ detail }) => detail === query.hash)) return others
  return query.kind === 'text'
    ? [...withLabels(typed, others), ...direct]
    : [...direct, ...without(direct, others)]
}

/** The user's own labels come before what others call their records. */
function withLabels(typed: string, found: readonly Suggestion[]): Suggestion[] {
  const labels = labelSuggestions(typed)
  return [...labels, ...without(labels, found)]
}

/** Suggestions of the addresses that the user labelled with a text, and of the site's own contracts; without a request. */
function labelSuggestions(text: string): Suggestion[] {
  return findLabels(text)
    .slice(0, mostLabels)
    .map(({ address, label }) => ({
      id: `label ${address}`,
      group: 'Labels',
      title: label,
      detail: address,
      address,
      isContract: knownContract(address) !== null,
      path: `/address/${address}`,
    }))
}

/** The explorer also finds the record that is already recognised; it is listed once. */
function without(direct: readonly Suggestion[], found: readonly Suggestion[]): Suggestion[] {
  return found.filter((each) => !direct.some((other) => other.path.toLowerCase() === each.path.toLowerCase()))
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
