import { expect, test } from 'vitest'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { groupSuggestions } from './groupSuggestions.ts'

function suggestion(group: Suggestion['group'], id: string): Suggestion {
  return { id, group, title: id, detail: '', path: `/${id}` }
}

test('suggestions are grouped in the order of their first ones', () => {
  const groups = groupSuggestions([
    suggestion('Tokens', 'a'),
    suggestion('Go to', 'b'),
    suggestion('Tokens', 'c'),
  ])
  expect(groups.map(({ name, items }) => [name, ...items.map(({ id }) => id)])).toEqual([
    ['Tokens', 'a', 'c'],
    ['Go to', 'b'],
  ])
})
