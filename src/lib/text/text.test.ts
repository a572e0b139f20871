import { expect, test } from 'vitest'
import { cleanText } from './text.ts'

test('invisible and reordering characters are removed', () => {
  expect(cleanText('\u202eTi\u200bde\u0000\u{e0041} ')).toBe('Tide')
})

test.each([
  ['Hangul fillers', '\u3164\uffa0\u115f'],
  ['zero width', '\u200b\u200d\u2060\ufeff'],
  ['bidirectional marks', '\u202e\u200f\u2066'],
  ['braille blanks', '\u2800\u2800'],
  ['wide spaces', '\u00a0\u2003\u3000'],
  ['a mixture', ' \u2800\u200b\u3164\u00a0\u2800\ufe0f'],
])('a text without a visible character is empty: %s', (_, text) => {
  expect(cleanText(text)).toBe('')
  expect(cleanText(`${text}A${text}B`)).toMatch(/A.*B/)
})

test('line breaks are kept only for text with lines', () => {
  expect(cleanText('two\nlines')).toBe('twolines')
  expect(cleanText('two\nlines\u0000', { lines: true })).toBe('two\nlines')
})

test('a letter keeps two marks of a stack', () => {
  expect(cleanText(`e${'\u0301'.repeat(9)}`)).toBe('e\u0301\u0301')
})

test('a long text is cut between characters', () => {
  expect(cleanText('🌊'.repeat(5), { longest: 3 })).toBe('🌊🌊🌊…')
  expect(cleanText('abc', { longest: 3 })).toBe('abc')
})
