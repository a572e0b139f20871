import { expect, test } from 'vitest'
import { cleanText } from './text.ts'

test('invisible and reordering characters are removed', () => {
  expect(cleanText('\u202eTi\u200bde\u0000\u{e0041} ')).toBe('Tide')
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
