import { expect, test } from 'vitest'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { exactMatch } from './exactMatch.ts'

const suggestion = (
  group: Suggestion['group'],
  title: string,
  detail = '',
  id = group + title,
): Suggestion => ({
  id,
  group,
  title,
  detail,
  path: `/${id}`,
})

const market = suggestion('Markets', 'TIDE', 'Tide Token')
const token = suggestion('Tokens', 'TIDE', 'Tide Token')

test('a symbol or a name matches in upper or lower case, and the market comes before the token', () => {
  expect(exactMatch('tide', [token, market])).toBe(market)
  expect(exactMatch(' TIDE token ', [token])).toBe(token)
})

test('a page of this app comes before a token that took its name', () => {
  const page = suggestion('Go to', 'Settings')
  expect(exactMatch('settings', [suggestion('Tokens', 'SETTINGS'), page])).toBe(page)
})

test('a part of a name, and a name that two records of a kind share, match nothing', () => {
  expect(exactMatch('tid', [market, token])).toBeNull()
  expect(exactMatch('tide', [token, suggestion('Tokens', 'TIDE', 'False Tide', 'other')])).toBeNull()
  expect(exactMatch('tide', [{ ...token, isReported: true }])).toBeNull()
})

test('a label matches whether its accent was typed as a letter or as a sign of its own', () => {
  const label = suggestion('Labels', 'Zoë')
  expect(exactMatch('zoe\u0308', [label])).toBe(label)
  expect(exactMatch('zoe', [label])).toBeNull()
})
