import { expect, test } from 'vitest'
import { storableJson, storableText } from './storableText.ts'

test('text loses NUL characters and half characters, and is cut between characters', () => {
  expect(storableText('a\0b')).toBe('ab')
  expect(storableText('half \ud83c')).toBe('half \ufffd')
  expect(storableText('🌊'.repeat(300))).toBe('🌊'.repeat(256))
})

test('JSON is cleaned in its keys and values at every depth', () => {
  expect(storableJson({ 'a\0': ['b\0', { c: 1, d: null, e: true }] })).toEqual({
    a: ['b', { c: 1, d: null, e: true }],
  })
})

test('JSON that is nested too deeply is cut off', () => {
  let deep: unknown = 'bottom'
  for (let depth = 0; depth < 1_000; depth++) deep = [deep]
  expect(JSON.stringify(storableJson(deep))).toBe(`${'['.repeat(17)}null${']'.repeat(17)}`)
})
